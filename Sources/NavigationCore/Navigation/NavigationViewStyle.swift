/// How a navigation view arranges its screens; on a phone all styles show one screen at a time.
public protocol NavigationViewStyle {}

/// The style that suits the device: a stack of screens.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One screen at a time, each pushed onto the one before.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns side by side where there is room; on a phone a stack of screens.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns side by side where there is room; on a phone a stack of screens.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  public static var doubleColumn: DoubleColumnNavigationViewStyle {
    DoubleColumnNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Chooses how the navigation views inside arrange their screens.
  ///
  /// A device as narrow as a phone shows a stack of screens in every style.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    self
  }
}
