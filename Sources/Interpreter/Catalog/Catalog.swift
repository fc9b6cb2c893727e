/// All that the program knows of SwiftUI and Swift's library, by owner and name.
///
/// The families stand in files of their own; a new one is named in `families`.
enum Catalog {
  static let families: [[CatalogEntry]] = standardLibrary + swiftUI + passedOver

  /// The entries of each owner by name; a type is filed under its own name with `types`.
  static let index = Index(families)

  struct Index: Sendable {
    private(set) var members: [String: [String: [CatalogEntry]]] = [:]
    /// Types by their full name, such as `Font.Weight`.
    private(set) var types: [String: CatalogEntry] = [:]
    /// Names of types of other frameworks, of which nothing is known.
    private(set) var foreign: Set<String> = []

    /// The names of each protocol's associated types.
    private(set) var associated: [String: [String]] = [:]

    init(_ families: [[CatalogEntry]]) {
      for entry in families.joined() {
        let (kind, name) = entry.nameInSignature
        switch kind {
        case .type where entry.isPassed: foreign.insert(name)
        case .type: types[entry.owner.isEmpty ? name : entry.owner + "." + name] = entry
        case .associated: associated[entry.owner, default: []].append(name)
        case .member: members[entry.owner, default: [:]][name, default: []].append(entry)
        }
      }
    }
  }
}

extension CatalogEntry {
  enum NameKind { case type, associated, member }

  /// The declared name, read from the bytes of the signature without parsing it.
  var nameInSignature: (NameKind, String) {
    var words = signature.split(whereSeparator: { $0 == " " || $0 == "\n" })[...]
    while let word = words.first {
      words = words.dropFirst()
      switch word {
      case "struct", "class", "enum", "protocol", "typealias":
        return (.type, CatalogEntry.leadingName(words.first ?? ""))
      case "associatedtype":
        return (.associated, CatalogEntry.leadingName(words.first ?? ""))
      case "func", "var", "let":
        return (.member, CatalogEntry.leadingName(words.first ?? ""))
      case "static", "mutating", "nonmutating", "prefix": continue
      case let attribute where attribute.hasPrefix("@"): continue
      default: return (.member, CatalogEntry.leadingName(word))
      }
    }
    preconditionFailure("a signature declares something: \(signature)")
  }

  /// The name or operator before the parentheses, the generic parameters or the colon.
  private static func leadingName(_ word: Substring) -> String {
    if word.first == "`" { return String(word.dropFirst().prefix { $0 != "`" }) }
    if let first = word.first, !(first.isLetter || first == "_") {
      return String(word.prefix { $0 != "(" })
    }
    return String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
