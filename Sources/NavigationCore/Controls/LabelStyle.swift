/// Draws labels in a way of its own.
public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

/// The label that a style draws.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: PrimitiveView {
    let content: ErasedContent

    public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
      HolderNode.make(view.content, old, parent)
    }
  }

  /// The label's symbol or picture.
  public struct Icon: PrimitiveView {
    let content: ErasedContent

    public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
      HolderNode.make(view.content, old, parent)
    }
  }

  public let title: Title
  public let icon: Icon
}

/// The symbol and the title, as lists and other places show them.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The symbol and the title side by side.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The symbol alone; the title is what it is called.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.background(configuration.title.hidden())
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Draws the labels inside with a style.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(
      key: LabelLookKey.self,
      value: LabelLook { configuration in
        ErasedView(StyledLabel(style: style, configuration: configuration))
      })
  }
}

/// How the labels of a place look.
struct LabelLook {
  let make: (LabelStyleConfiguration) -> ErasedView
}

enum LabelLookKey: NamedEnvironmentKey {
  static var defaultValue: LabelLook? { nil }
  static var name: String { "labelStyle" }
}

extension EnvironmentValues {
  var labelLook: LabelLook? { self[LabelLookKey.self] }
}

/// A body, so that a style may hold state and read the environment.
private struct StyledLabel<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  /// Inside of a style a label is drawn as it would be without it.
  var body: some View {
    style.makeBody(configuration: configuration).environment(key: LabelLookKey.self, value: nil)
  }
}
