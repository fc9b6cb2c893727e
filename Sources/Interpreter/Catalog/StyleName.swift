/// A look that SwiftUI knows by a type and the playground draws in one way: `PlainListStyle()`.
struct StyleName: NativeType, Hashable {
  static let catalogName = "Style"
  let name: String
  var catalogText: String { name }
}

/// The types of a family of looks and their short names: `.plain` is `PlainListStyle()`.
func styleNames(of owner: String, _ styles: [(short: String, type: String)]) -> [CatalogEntry] {
  styles.flatMap { style -> [CatalogEntry] in
    let name = style.type
    return [
      type("struct \(name): \(owner)", "One of the looks of `\(owner)`."),
      entry(name, "init()", "One of the looks of `\(owner)`.") { StyleName(name: name) },
      entry(owner, "static var `\(style.short)`: \(name)", "One of the looks of `\(owner)`.") {
        StyleName(name: name)
      },
    ]
  }
}
