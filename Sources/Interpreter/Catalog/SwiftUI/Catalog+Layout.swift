import NavigationCore

extension Catalog {
  static let padding: [CatalogEntry] = [
    view(
      "View", "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
      "Adds space on some edges, 16 points unless a length is given."
    ) { (view: ErasedView, edges: Edge.Set, length: Double?) in view.padding(edges, length) },
    view(
      "View", "func padding(_ length: CGFloat) -> some View", "Adds space on all edges."
    ) { (view: ErasedView, length: Double) in view.padding(length) },
  ]
}
extension Edge.Set: NativeType { static let catalogName = "Edge.Set" }
