extension Catalog {
  /// SwiftUI's vocabulary.
  static let swiftUI: [[CatalogEntry]] =
    colors + fonts + geometry + edges
}
