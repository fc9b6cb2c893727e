/// The environment at one place of the graph; places that see the same share one.
///
/// What texts and controls ask for all the time are plain properties, a program's own keys are in a
/// dictionary. It is copied where a view changes something, so "unchanged" means the same object.
final class EnvironmentStorage {
  var text = TextEnvironment()
  var isEnabled = true
  /// How buttons are drawn, the nearest style last; nil stands for the system's way.
  var buttonLooks: [ButtonLook?] = []
  var layoutDirection = LayoutDirection.leftToRight
  var colorScheme = ColorScheme.light
  var custom: [ObjectIdentifier: AnyEnvironmentBox] = [:]

  init() {}

  init(copying other: EnvironmentStorage) {
    text = other.text
    isEnabled = other.isEnabled
    buttonLooks = other.buttonLooks
    layoutDirection = other.layoutDirection
    colorScheme = other.colorScheme
    custom = other.custom
  }
}

extension EnvironmentStorage {
  /// How a button is drawn here; nil for the system's way.
  var buttonLook: ButtonLook? { buttonLooks.last ?? nil }
}

/// What a text takes from its surroundings.
struct TextEnvironment: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var foreground: Fill?
  var secondary: Fill?
  var tertiary: Fill?
  var tint: Color?
  var lineLimit: Int?
  var truncation = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
  var textCase: Text.Case?
  var lineSpacing: CGFloat = 0
}

/// A value of a program's own key.
class AnyEnvironmentBox {
  let name: String

  init(name: String) {
    self.name = name
  }

  var text: String { "" }
}

final class EnvironmentBox<Value>: AnyEnvironmentBox {
  let value: Value

  init(_ value: Value, name: String) {
    self.value = value
    super.init(name: name)
  }

  override var text: String { "\(value)" }
}

extension EnvironmentStorage {
  /// The styles that `.foreground`, `.tint` and the hierarchical ones refer to here.
  var styles: StyleContext {
    StyleContext(
      foreground: text.foreground, tint: text.tint ?? .accentColor,
      background: .color(colorScheme == .light ? .white : .black))
  }
}
