extension Catalog {
  /// SwiftUI's vocabulary.
  static let swiftUI: [[CatalogEntry]] =
    structure + [stacks] + texts + [buttons] + layout + colors + fonts + geometry + edges
}
