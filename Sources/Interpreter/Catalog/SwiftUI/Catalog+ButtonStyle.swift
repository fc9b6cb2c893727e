import NavigationCore

/// A button style of the running program: its `makeBody` draws the button.
struct GuestButtonStyle: ButtonStyle {
  let value: Value
  let machine: Machine

  func makeBody(configuration: Configuration) -> ErasedView {
    machine.view("makeBody", of: value, configuration.written(machine))
  }
}

/// A primitive button style of the running program.
struct GuestPrimitiveButtonStyle: PrimitiveButtonStyle {
  let value: Value
  let machine: Machine

  func makeBody(configuration: Configuration) -> ErasedView {
    machine.view("makeBody", of: value, configuration.written(machine))
  }
}

extension Machine {
  /// The view that a method of a value of the program's own types gives.
  fileprivate func view(_ method: String, of value: Value, _ argument: Value) -> ErasedView {
    let result = callMethodOfInstance?(method, value, [argument])
    return result.flatMap { ErasedView.read($0, self) } ?? ErasedView(EmptyView())
  }
}

extension ButtonStyleConfiguration: NativeType {
  static let catalogName = "ButtonStyleConfiguration"
}
extension ButtonStyleConfiguration.Label: NativeType {
  static let catalogName = "ButtonStyleConfiguration.Label"
}
extension PrimitiveButtonStyleConfiguration: NativeType {
  static let catalogName = "PrimitiveButtonStyleConfiguration"
}
extension SystemButtonStyle: NativeType { static let catalogName = "PrimitiveButtonStyle" }

extension Catalog {
  static let buttonStyles: [CatalogEntry] =
    [
      type("protocol ButtonStyle", "Draws buttons in a way of its own."),
      type("typealias Configuration = ButtonStyleConfiguration", in: "ButtonStyle", "The button."),
      requirement(
        "ButtonStyle",
        "@ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> some View",
        "The drawn button."),
      type("protocol PrimitiveButtonStyle", "Draws buttons and decides what a tap is."),
      type(
        "typealias Configuration = PrimitiveButtonStyleConfiguration", in: "PrimitiveButtonStyle",
        "The button."),
      requirement(
        "PrimitiveButtonStyle",
        "@ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View",
        "The drawn button."),
      type("struct ButtonStyleConfiguration", "The button that a style draws."),
      type("struct Label: View", in: "ButtonStyleConfiguration", "The button's label."),
      entry(
        "ButtonStyleConfiguration", "var label: ButtonStyleConfiguration.Label",
        "The button's label."
      ) { (it: ButtonStyleConfiguration) in it.label },
      entry("ButtonStyleConfiguration", "var role: ButtonRole?", "What the button is for.") {
        (it: ButtonStyleConfiguration) in it.role
      },
      entry(
        "ButtonStyleConfiguration", "var isPressed: Bool",
        "Whether the button is held; a tap takes no time here, so it never is."
      ) { (it: ButtonStyleConfiguration) in it.isPressed },
      type("struct PrimitiveButtonStyleConfiguration", "The button that a primitive style draws."),
      entry(
        "PrimitiveButtonStyleConfiguration", "var label: ButtonStyleConfiguration.Label",
        "The button's label."
      ) { (it: PrimitiveButtonStyleConfiguration) in it.label },
      entry("PrimitiveButtonStyleConfiguration", "var role: ButtonRole?", "What the button is for.")
      { (it: PrimitiveButtonStyleConfiguration) in it.role },
      running("PrimitiveButtonStyleConfiguration", "func trigger()", "Does what the button does.") {
        (_, it: PrimitiveButtonStyleConfiguration) -> Value in
        it.trigger()
        return .none
      },
      running(
        "View", "func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View",
        "Says how the buttons inside look."
      ) { (machine, view: ErasedView, style: Value) in
        if let system = SystemButtonStyle.read(style, machine) {
          return ErasedView(view.buttonStyle(system))
        }
        return ErasedView(
          view.buttonStyle(GuestPrimitiveButtonStyle(value: style, machine: machine)))
      },
      running(
        "View", "func buttonStyle<S: ButtonStyle>(_ style: S) -> some View",
        "Lets a style draw the buttons inside."
      ) { (machine, view: ErasedView, style: Value) in
        ErasedView(view.buttonStyle(GuestButtonStyle(value: style, machine: machine)))
      },
    ]
    + systemStyle("automatic", "DefaultButtonStyle", "The usual button.") { .automatic }
    + systemStyle("plain", "PlainButtonStyle", "A label in the color around it.") { .plain }
    + systemStyle("borderless", "BorderlessButtonStyle", "A label without a border.") {
      .borderless
    }
    + systemStyle("bordered", "BorderedButtonStyle", "A label on a faint ground.") { .bordered }
    + systemStyle(
      "borderedProminent", "BorderedProminentButtonStyle", "A label on a strong ground."
    ) { .borderedProminent }
    + systemStyle("glass", "GlassButtonStyle", "A label on glass.") { .bordered }
    + systemStyle("glassProminent", "GlassProminentButtonStyle", "A label on strong glass.") {
      .borderedProminent
    }

  private static func systemStyle(
    _ short: String, _ name: String, _ summary: String,
    _ style: @escaping @Sendable () -> SystemButtonStyle
  ) -> [CatalogEntry] {
    [
      type("struct \(name): PrimitiveButtonStyle", summary),
      entry(name, "init()", summary, style),
      entry("PrimitiveButtonStyle", "static var \(short): \(name)", summary, style),
    ]
  }
}
