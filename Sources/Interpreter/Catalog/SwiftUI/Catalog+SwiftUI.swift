extension Catalog {
  /// SwiftUI's vocabulary.
  static let swiftUI: [[CatalogEntry]] =
    structure + [stacks] + texts + [buttons] + layout + textStyle + events
    + styles + paths + environment + colors + fonts + geometry + edges
}
