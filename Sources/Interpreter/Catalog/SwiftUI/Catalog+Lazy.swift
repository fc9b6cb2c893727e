import NavigationCore

extension Catalog {
  /// Containers that make their views when they come into view.
  static let lazyContainers: [CatalogFamily] = [{ lazyStacks }, { lazyGrids }]

  private static let lazyStacks: [CatalogEntry] =
    [
      type(
        "struct LazyVStack<Content: View>: View",
        "Views one below another, made when they are seen."),
      view(
        "LazyVStack",
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)",
        "Views one below another, made when they are seen."
      ) {
        (
          alignment: HorizontalAlignment, spacing: Double?, pinned: PinnedScrollableViews,
          content: ErasedView
        ) in
        LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) { content }
      },
      type(
        "struct LazyHStack<Content: View>: View", "Views side by side, made when they are seen."),
      view(
        "LazyHStack",
        "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)",
        "Views side by side, made when they are seen."
      ) {
        (
          alignment: VerticalAlignment, spacing: Double?, pinned: PinnedScrollableViews,
          content: ErasedView
        ) in
        LazyHStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) { content }
      },
      type(
        "struct PinnedScrollableViews: OptionSet",
        "Headings that stay in view while rows are scrolled."),
      entry("PinnedScrollableViews", "init()", "None.") { PinnedScrollableViews() },
    ]
    + optionSet(of: PinnedScrollableViews.self)
    + constants(
      of: PinnedScrollableViews.self,
      [
        ("sectionHeaders", .sectionHeaders, "The headings of sections."),
        ("sectionFooters", .sectionFooters, "What stands below sections."),
      ])

  private static let lazyGrids: [CatalogEntry] =
    [
      type("struct LazyVGrid<Content: View>: View", "Views in columns, made when they are seen."),
      view(
        "LazyVGrid",
        "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)",
        "Views in columns, row after row."
      ) {
        (
          columns: [GridItem], alignment: HorizontalAlignment, spacing: Double?,
          pinned: PinnedScrollableViews, content: ErasedView
        ) in
        LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinned) {
          content
        }
      },
      type("struct LazyHGrid<Content: View>: View", "Views in rows, made when they are seen."),
      view(
        "LazyHGrid",
        "init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)",
        "Views in rows, column after column."
      ) {
        (
          rows: [GridItem], alignment: VerticalAlignment, spacing: Double?,
          pinned: PinnedScrollableViews, content: ErasedView
        ) in
        LazyHGrid(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinned) {
          content
        }
      },
      type("struct GridItem: Sendable", "A column or row of a grid."),
      type("enum Size: Sendable", in: "GridItem", "How wide a column is."),
      entry(
        "GridItem",
        "init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)",
        "A column or row of a grid."
      ) { (size: GridItem.Size, spacing: Double?, alignment: Alignment?) in
        GridItem(size, spacing: spacing, alignment: alignment)
      },
      property("GridItem", "var size: GridItem.Size", "How wide it is.") { (item: GridItem) in
        item.size
      } set: {
        $0.size = $1
      },
      property("GridItem", "var spacing: CGFloat?", "The distance to the next.") {
        (item: GridItem) in
        item.spacing
      } set: {
        $0.spacing = $1
      },
      property("GridItem", "var alignment: Alignment?", "Where views stand in it.") {
        (item: GridItem) in
        item.alignment
      } set: {
        $0.alignment = $1
      },
    ] + gridSizes

  private static let gridSizes: [CatalogEntry] = [
    entry(
      "GridItem.Size", "static func fixed(_ width: CGFloat) -> GridItem.Size", "A width in points."
    ) { (width: Double) in GridItem.Size.fixed(width) },
    entry(
      "GridItem.Size",
      "static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size",
      "A part of the width."
    ) { (minimum: Double, maximum: Double) in
      GridItem.Size.flexible(minimum: minimum, maximum: maximum)
    },
    entry(
      "GridItem.Size",
      "static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size",
      "As many as find room."
    ) { (minimum: Double, maximum: Double) in
      GridItem.Size.adaptive(minimum: minimum, maximum: maximum)
    },
  ]
}
