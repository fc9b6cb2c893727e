/// A look that SwiftUI knows by a type and the playground draws in one way: `PlainListStyle()`.
struct StyleName: NativeType, Hashable {
  static let catalogName = "Style"
  let name: String
  var catalogText: String { name }
}

/// The types of a family of looks and their short names: `.plain` is `PlainListStyle()`.
func styleNames(of owner: String, _ styles: [(short: String, type: String)]) -> [CatalogEntry] {
  let summary = "One of the looks of `" + owner + "`."
  return styles.flatMap { style -> [CatalogEntry] in
    let name = style.type
    return [
      type("struct " + name + ": " + owner, summary),
      entry(name, "init()", summary) { StyleName(name: name) },
      constant(style.short, of: name, in: owner, summary) { StyleName(name: name) },
    ]
  }
}
