import NavigationCore

extension Catalog {
  /// Alignments of the program's own.
  static let ownAlignments: [CatalogEntry] = [
    type("protocol AlignmentID", "Names an alignment of your own."),
    requirement(
      "AlignmentID", "static func defaultValue(in context: ViewDimensions) -> CGFloat",
      "Where views that say nothing have it, from their corner."),
    running("HorizontalAlignment", "init(_ id: AlignmentID.Type)", "An alignment of your own.") {
      (machine, id: Value) in
      machine.program?.horizontalAlignment(id) ?? .center
    },
    running("VerticalAlignment", "init(_ id: AlignmentID.Type)", "An alignment of your own.") {
      (machine, id: Value) in
      machine.program?.verticalAlignment(id) ?? .center
    },
  ]
}
