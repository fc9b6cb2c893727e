import SwiftSubset

/// Looks for mistakes in the catalog; each fault is a sentence that names its entry.
struct CatalogCheck {
  private let index = Catalog.index

  var faults: [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for entry in Catalog.entries {
      if !seen.insert(entry.owner + " " + entry.signature).inserted {
        found.append("'\(entry.owner).\(entry.signature)' is there twice")
      }
      found += faults(of: entry).map { "\(entry.owner): \(entry.signature): \($0)" }
    }
    return found
  }

  private func faults(of entry: CatalogEntry) -> [String] {
    var found: [String] = []
    if entry.summary.last != "." || entry.summary.contains("\n") {
      found.append("the summary is no sentence")
    }
    if !entry.owner.isEmpty, index.type(named: entry.owner) == nil {
      found.append("its owner is no type of the catalog")
    }
    let text = entry.isType ? entry.typeText : entry.memberText
    let parsed = parse(SourceText(text, name: "<catalog>"))
    if let diagnostic = parsed.diagnostics.first { return found + [diagnostic.message] }
    guard case .declaration(let declaration)? = parsed.tree.statements.first else {
      return found + ["it declares nothing"]
    }
    guard !entry.isType, case .protocol(let holder) = declaration,
      let member = holder.members.first
    else { return found }
    var shape = SignatureShape(member)
    shape.generics.formUnion(genericNames(of: entry.owner))
    found += missingTypes(in: shape).map { "there is no type '\($0)'" }
    return found + slotFaults(of: entry, shape)
  }

  /// A helper's closure takes as many values as a call has slots.
  private func slotFaults(of entry: CatalogEntry, _ shape: SignatureShape) -> [String] {
    guard entry.code != nil, !entry.isRaw else { return [] }
    let hasReceiver = !entry.owner.isEmpty && !shape.isStatic
    let expected = shape.parameterCount + (hasReceiver ? 1 : 0)
    // A closure that takes nothing gives the same value to every call.
    return entry.built.isEmpty || entry.built.count == expected
      ? [] : ["its code takes \(entry.built.count) values, a call has \(expected)"]
  }

  // MARK: Types

  private static let plain: Set<String> = [
    "Any", "Void", "Never", "Self", "AnyObject", "AnyHashable",
  ]

  private func missingTypes(in shape: SignatureShape) -> [String] {
    shape.types.filter { name in
      let first = String(name.prefix { $0 != "." })
      return index.type(named: name) == nil && !shape.generics.contains(first)
        && !CatalogCheck.plain.contains(name) && !isForeign(first)
    }.sorted()
  }

  private func isForeign(_ name: String) -> Bool {
    index.isForeign(name) || name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  /// Generic parameters and associated types that members of a type may name.
  private func genericNames(of owner: String) -> Set<String> {
    var names = Set(index.associatedTypes(of: owner))
    if owner == "ViewModifier" { names.insert("Content") }
    guard let entry = index.type(named: owner) else { return names }
    let source = SourceText(entry.typeText, name: "<catalog>")
    guard case .declaration(let declaration)? = parse(source).tree.statements.first
    else { return names }
    switch declaration {
    case .type(let it): names.formUnion(it.generics.parameters.map(\.name.text))
    case .protocol(let it):
      for case .named(let components, _) in it.inherited {
        names.formUnion(genericNames(of: components.map(\.name.text).joined(separator: ".")))
      }
    default: break
    }
    return names
  }
}

extension CatalogEntry {
  var isType: Bool {
    if case .type = nameInSignature.0 { return true }
    return false
  }

  /// The signature as a declaration of its own.
  var typeText: String { signature.hasPrefix("typealias") ? signature : signature + " {}" }

  /// The signature as a member of a protocol.
  var memberText: String {
    let needsAccessors =
      !signature.contains("{ get") && !signature.contains("func ")
      && (signature.contains("var ") || signature.contains("let ")
        || signature.contains("subscript"))
    let text = signature.replacing("static let ", with: "static var ")
    return "protocol Entry { \(text)\(needsAccessors ? " { get }" : "") }"
  }
}

extension String {
  /// The text with one part in the place of another, at its first occurrence.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    hasPrefix(part) ? other + dropFirst(part.count) : self
  }
}
