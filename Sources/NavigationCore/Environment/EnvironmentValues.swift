/// The values that views hand down to those inside of them.
public struct EnvironmentValues: CustomStringConvertible {
  var storage: EnvironmentStorage

  public init() {
    storage = EnvironmentStorage()
  }

  init(_ storage: EnvironmentStorage) {
    self.storage = storage
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let box = storage.custom[ObjectIdentifier(key)] else { return Key.defaultValue }
      return (box as? EnvironmentBox<Key.Value>)?.value ?? Key.defaultValue
    }
    set {
      makeUnique()
      let box = EnvironmentBox(newValue, name: environmentKeyName(key))
      storage.custom[ObjectIdentifier(key)] = box
    }
  }

  /// The values that a program's own keys hold, by the names of the keys.
  public var description: String {
    let lines = storage.custom.values.map { "\($0.name) = \($0.text)" }
    return lines.sorted().joined(separator: ", ")
  }

  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(copying: storage) }
  }
}

private func environmentKeyName<Key: EnvironmentKey>(_ key: Key.Type) -> String {
  (key as? any NamedEnvironmentKey.Type)?.name ?? typeName(key)
}

extension EnvironmentValues {
  /// The font of texts that do not choose one.
  public var font: Font? {
    get { storage.text.font }
    set { change { $0.text.font = newValue } }
  }

  /// The most lines a text may have; nil for any number.
  public var lineLimit: Int? {
    get { storage.text.lineLimit }
    set { change { $0.text.lineLimit = newValue } }
  }

  /// Where a text is cut that is longer than its lines.
  public var truncationMode: Text.TruncationMode {
    get { storage.text.truncation }
    set { change { $0.text.truncation = newValue } }
  }

  /// How the lines of a text stand beside each other.
  public var multilineTextAlignment: TextAlignment {
    get { storage.text.alignment }
    set { change { $0.text.alignment = newValue } }
  }

  /// Whether letters are written large or small, whatever the text says.
  public var textCase: Text.Case? {
    get { storage.text.textCase }
    set { change { $0.text.textCase = newValue } }
  }

  /// The points between the lines of a text; a cell has no room for them.
  public var lineSpacing: CGFloat {
    get { storage.text.lineSpacing }
    set { change { $0.text.lineSpacing = newValue } }
  }

  /// Whether what can be tapped answers.
  public var isEnabled: Bool {
    get { storage.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  public var layoutDirection: LayoutDirection {
    get { storage.layoutDirection }
    set { change { $0.layoutDirection = newValue } }
  }

  public var colorScheme: ColorScheme {
    get { storage.colorScheme }
    set { change { $0.colorScheme = newValue } }
  }

  /// The padding that `padding()` adds on each edge, in points; nil for SwiftUI's own, 16.
  var defaultPadding: CGFloat { 16 }

  mutating func change(_ body: (EnvironmentStorage) -> Void) {
    makeUnique()
    body(storage)
  }
}
