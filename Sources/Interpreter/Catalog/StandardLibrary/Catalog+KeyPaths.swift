extension Catalog {
  static let keyPaths: [CatalogEntry] = [
    type("struct AnyKeyPath: Hashable", "The way to a property of some type."),
    type("struct PartialKeyPath<Root>: Hashable", "The way to some property of a type."),
    type("struct KeyPath<Root, Value>: Hashable", "The way to a property, to read it."),
    type("struct WritableKeyPath<Root, Value>: Hashable", "The way to a property, to change it."),
    type(
      "struct ReferenceWritableKeyPath<Root, Value>: Hashable",
      "The way to a property of an object, to change it."),
  ]
}
