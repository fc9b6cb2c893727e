// What SwiftUI has and the playground accepts without drawing it: one note names it.

/// A type whose values are nothing but names here, with its static members.
func named(
  _ declaration: String, in owner: String = "", _ summary: String, _ members: [String] = []
) -> [CatalogEntry] {
  let entry = type(declaration, in: owner, summary)
  let name = entry.typeName
  let summary = "One of the choices of `" + name + "`."
  return [entry]
    + members.map { member in
      constant(member, of: name, in: name, summary) { StyleName(name: member) }
    }
}

/// A value of a type that is nothing but a name here: an initializer or function that gives it.
func named(_ owner: String, _ signature: String, _ summary: String) -> CatalogEntry {
  let name = owner
  return CatalogEntry(
    owner: owner, signature: signature, summary: summary,
    code: { machine, _ in StyleName(name: name).written(machine) }, isRaw: true)
}

/// A type of another framework: nothing is known of it, so nothing is refused.
func foreign(_ name: String, _ summary: String) -> CatalogEntry {
  CatalogEntry(owner: "", signature: "class " + name, summary: summary, isPassed: true)
}
