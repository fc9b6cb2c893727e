/// Whether something is to be seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As it suits the place.
  case automatic
  case visible, hidden
}

/// The bars that a modifier of a toolbar is about.
public struct ToolbarPlacement: Hashable, Sendable {
  let isNavigationBar: Bool

  public static let automatic = ToolbarPlacement(isNavigationBar: true)
  public static let navigationBar = ToolbarPlacement(isNavigationBar: true)
  public static let bottomBar = ToolbarPlacement(isNavigationBar: false)
  public static let tabBar = ToolbarPlacement(isNavigationBar: false)
}

extension View {
  /// Puts views into the bar, at its trailing end.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> Modified<Self> {
    let item = BarItem(.automatic, content())
    return navigationBar { $0.items.append(item) }
  }

  /// Puts items into the bar, each where its placement says.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> Modified<Self> {
    var list = ToolbarItems()
    content()._addItems(to: &list)
    let items = list.items
    return navigationBar { $0.items += items }
  }

  /// Shows or hides bars on this screen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Modified<Self> {
    barVisibility(visibility, bars)
  }

  /// Shows or hides bars on this screen.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Modified<Self> {
    barVisibility(visibility, bars)
  }

  private func barVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> Modified<Self> {
    let concerns = bars.isEmpty || bars.contains { $0.isNavigationBar }
    let isHidden: Bool? = visibility == .automatic || !concerns ? nil : visibility == .hidden
    return navigationBar { $0.isHidden = $0.isHidden ?? isHidden }
  }
}
