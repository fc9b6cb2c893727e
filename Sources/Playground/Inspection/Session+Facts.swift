import NavigationCore

/// What a session knows about the texts on its screen, for those who explain a difference.
extension Session {
  /// A text in sight with the name of what it is.
  public struct NamedText: Sendable, Equatable {
    /// The preference key that carries it, `button` for what can be tapped, or `path` for the way
    /// here.
    public var name: String
    public var text: String
  }

  /// The texts that preferences carry, the labels of what can be tapped, and the way here.
  public var namedTexts: [NamedText] {
    let carried = stage.device.carriedTexts.map { NamedText(name: $0.key, text: $0.text) }
    let path = NamedText(name: "path", text: stage.device.path.joined(separator: " > "))
    let buttons = stage.device.tappables.map { NamedText(name: "button", text: $0.label) }
    return carried + [path] + buttons
  }
}

extension Device {
  /// Preferences whose value is a text, also one in an optional.
  fileprivate var carriedTexts: [(key: String, text: String)] {
    screen.preferences.compactMap { report in
      var value = report.value[...]
      if value.hasPrefix("Optional("), value.hasSuffix(")") {
        value = value.dropFirst("Optional(".count).dropLast()
      }
      guard value.count > 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
      return (report.key, String(value.dropFirst().dropLast()))
    }
  }
}

/// How many cells of a terminal a character takes, as pictures count them.
public func cells(of character: Character) -> Int { cellWidth(of: character) }
