/// Draws buttons in a way of its own; taps are the button's.
public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

/// Draws buttons and decides what a tap is.
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The button that a style draws.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: PrimitiveView {
    let content: ErasedContent

    public static func _makeNode(
      _ view: Self, _ old: ViewNode?, _ parent: ViewNode
    ) -> ViewNode {
      HolderNode.make(view.content, old, parent)
    }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Always false: a tap takes no time here.
  public let isPressed: Bool
}

/// The button that a primitive style draws.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  public func trigger() {
    action()
  }
}

/// One of SwiftUI's own styles; cells show all of them as a label in brackets.
public struct SystemButtonStyle: PrimitiveButtonStyle, Sendable {
  let name: String

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

public typealias DefaultButtonStyle = SystemButtonStyle
public typealias PlainButtonStyle = SystemButtonStyle
public typealias BorderlessButtonStyle = SystemButtonStyle
public typealias BorderedButtonStyle = SystemButtonStyle
public typealias GlassButtonStyle = SystemButtonStyle
public typealias GlassProminentButtonStyle = SystemButtonStyle
public typealias BorderedProminentButtonStyle = SystemButtonStyle

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  public static var automatic: SystemButtonStyle { SystemButtonStyle(name: "automatic") }
  public static var plain: SystemButtonStyle { SystemButtonStyle(name: "plain") }
  public static var borderless: SystemButtonStyle { SystemButtonStyle(name: "borderless") }
  public static var bordered: SystemButtonStyle { SystemButtonStyle(name: "bordered") }
  public static var borderedProminent: SystemButtonStyle {
    SystemButtonStyle(name: "borderedProminent")
  }
  public static var glass: SystemButtonStyle { SystemButtonStyle(name: "bordered") }
  public static var glassProminent: SystemButtonStyle {
    SystemButtonStyle(name: "borderedProminent")
  }
}

extension SystemButtonStyle {
  public init() {
    self.init(name: "automatic")
  }

  /// Whether a label keeps the colour of its surroundings.
  var keepsColor: Bool { name == "plain" }
}

extension View {
  /// Draws the buttons inside with a style.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> Modified<Self> {
    environment(
      ButtonStyleChange(
        style: ButtonLook(keepsColor: true) { role, label, _ in
          ErasedContentOf(
            StyledButton(
              style: style,
              configuration: ButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(content: label),
                isPressed: false)), tag: 0)
        }))
  }

  /// Draws the buttons inside with a style that decides what a tap is.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> Modified<Self> {
    if let system = style as? SystemButtonStyle {
      return environment(
        ButtonStyleChange(
          style: system.keepsColor ? ButtonLook(keepsColor: true) { $1 } : nil))
    }
    return environment(
      ButtonStyleChange(
        style: ButtonLook(keepsColor: true, decidesTaps: true) { role, label, action in
          ErasedContentOf(
            StyledPrimitiveButton(
              style: style,
              configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(content: label),
                action: action)), tag: 0)
        }))
  }
}

/// How the buttons of a place look: nil in the environment is the system's way.
final class ButtonLook {
  typealias Make = (ButtonRole?, ErasedContent, @escaping () -> Void) -> ErasedContent
  let keepsColor: Bool
  let decidesTaps: Bool
  let make: Make

  init(
    keepsColor: Bool, decidesTaps: Bool = false,
    make: @escaping (ButtonRole?, ErasedContent, @escaping () -> Void) -> ErasedContent
  ) {
    self.keepsColor = keepsColor
    self.decidesTaps = decidesTaps
    self.make = make
  }

  convenience init(
    keepsColor: Bool, _ make: @escaping (ButtonRole?, ErasedContent) -> ErasedContent
  ) {
    self.init(keepsColor: keepsColor) { role, label, _ in make(role, label) }
  }
}

private struct ButtonStyleChange: EnvironmentChange {
  let style: ButtonLook?

  func apply(_ values: inout EnvironmentValues) {
    values.change { $0.buttonLooks.append(style) }
  }

  static func == (one: ButtonStyleChange, other: ButtonStyleChange) -> Bool {
    one.style === other.style
  }
}

/// A body, so that a style may hold state and read the environment.
private struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

private struct StyledPrimitiveButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}
