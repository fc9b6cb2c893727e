extension Catalog {
  /// SwiftUI's vocabulary.
  static let swiftUI: [[CatalogEntry]] =
    structure + [stacks] + texts + [buttons] + layout + textStyle + events
    + styles + paths + shapes + space + scrolling + navigation + navigationBar
    + environment + colors + fonts + geometry + edges
}
