extension Catalog {
  /// Swift's own library and what Foundation adds that plain programs use.
  static let standardLibrary: [CatalogFamily] =
    protocols + integers + floatingPoint + strings + [{ characters }] + arrays + dictionaries + sets
    + ranges + [{ optionals }] + globals + [{ mathematics }, { keyPaths }] + foundation + [
      { dispatch }
    ]
}
