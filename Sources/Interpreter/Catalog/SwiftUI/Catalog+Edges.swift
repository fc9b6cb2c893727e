import NavigationCore

extension Catalog {
  static let edges: [CatalogFamily] = [
    { edgeTypes }, { edgeSets }, { edgeInsets }, { sides }, { alignments }, { alignmentGuides },
    { choices },
  ]

  private static let edgeTypes: [CatalogEntry] = [
    type("enum Edge: CaseIterable, Hashable", "A side of a rectangle."),
    type("struct Set: OptionSet, Hashable", in: "Edge", "Some sides of a rectangle."),
    type("enum HorizontalEdge: CaseIterable, Hashable", "The leading or the trailing side."),
    type("struct Set: OptionSet, Hashable", in: "HorizontalEdge", "Some of the two sides."),
    type("enum VerticalEdge: CaseIterable, Hashable", "The upper or the lower side."),
    type("struct Set: OptionSet, Hashable", in: "VerticalEdge", "Some of the two sides."),
    type("enum Axis: CaseIterable, Hashable", "A direction: across or down."),
    type("struct Set: OptionSet, Hashable", in: "Axis", "Some of the two directions."),
    type("struct EdgeInsets: Hashable, Sendable", "Distances from the sides of a rectangle."),
  ]

  private static let edgeSets: [CatalogEntry] =
    optionSet(of: Edge.Set.self) + optionSet(of: HorizontalEdge.Set.self)
    + optionSet(of: VerticalEdge.Set.self) + optionSet(of: Axis.Set.self)
    + [
      entry("Edge.Set", "init(_ e: Edge)", "One side.") { (edge: Edge) in Edge.Set(edge) }
    ]
    + constants(
      of: Edge.Set.self,
      [
        ("top", .top, "The upper side."), ("leading", .leading, "The side where lines begin."),
        ("bottom", .bottom, "The lower side."),
        ("trailing", .trailing, "The side where lines end."),
        ("all", .all, "All sides."), ("horizontal", .horizontal, "Left and right."),
        ("vertical", .vertical, "Top and bottom."),
      ])

  private static let edgeInsets: [CatalogEntry] = [
    entry("EdgeInsets", "init()", "No distances.") { EdgeInsets() },
    entry(
      "EdgeInsets", "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)",
      "Distances from the four sides, in points."
    ) { (top: Double, leading: Double, bottom: Double, trailing: Double) in
      EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    },
    property("EdgeInsets", "var top: CGFloat", "The distance from the top.") {
      (insets: EdgeInsets) in
      insets.top
    } set: {
      $0.top = $1
    },
    property("EdgeInsets", "var leading: CGFloat", "The distance from where lines begin.") {
      (insets: EdgeInsets) in
      insets.leading
    } set: {
      $0.leading = $1
    },
    property("EdgeInsets", "var bottom: CGFloat", "The distance from the bottom.") {
      (insets: EdgeInsets) in
      insets.bottom
    } set: {
      $0.bottom = $1
    },
    property("EdgeInsets", "var trailing: CGFloat", "The distance from where lines end.") {
      (insets: EdgeInsets) in
      insets.trailing
    } set: {
      $0.trailing = $1
    },
  ]

  private static let sides: [CatalogEntry] =
    cases(
      of: Edge.self,
      [
        ("top", .top, "The upper side."), ("leading", .leading, "The side where lines begin."),
        ("bottom", .bottom, "The lower side."),
        ("trailing", .trailing, "The side where lines end."),
      ])
    + cases(
      of: HorizontalEdge.self,
      [
        ("leading", .leading, "The side where lines begin."),
        ("trailing", .trailing, "The side where lines end."),
      ])
    + constants(
      of: HorizontalEdge.Set.self,
      [
        ("leading", .leading, "The side where lines begin."),
        ("trailing", .trailing, "The side where lines end."), ("all", .all, "Both sides."),
      ])
    + cases(
      of: VerticalEdge.self,
      [("top", .top, "The upper side."), ("bottom", .bottom, "The lower side.")])
    + constants(
      of: VerticalEdge.Set.self,
      [
        ("top", .top, "The upper side."), ("bottom", .bottom, "The lower side."),
        ("all", .all, "Both sides."),
      ])
    + cases(
      of: Axis.self,
      [("horizontal", .horizontal, "Across."), ("vertical", .vertical, "Down.")])
    + constants(
      of: Axis.Set.self,
      [("horizontal", .horizontal, "Across."), ("vertical", .vertical, "Down.")])

  private static let alignments: [CatalogEntry] =
    [
      type("struct Alignment: Equatable, Sendable", "Where a view lies in a larger space."),
      entry(
        "Alignment", "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)",
        "An alignment of two directions."
      ) { (horizontal: HorizontalAlignment, vertical: VerticalAlignment) in
        Alignment(horizontal: horizontal, vertical: vertical)
      },
      entry("Alignment", "var horizontal: HorizontalAlignment", "Its part across.") {
        (alignment: Alignment) in alignment.horizontal
      },
      entry("Alignment", "var vertical: VerticalAlignment", "Its part down.") {
        (alignment: Alignment) in alignment.vertical
      },
    ]
    + constants(
      of: Alignment.self,
      [
        ("center", .center, "In the middle."), ("leading", .leading, "At the leading side."),
        ("trailing", .trailing, "At the trailing side."), ("top", .top, "At the top."),
        ("bottom", .bottom, "At the bottom."), ("topLeading", .topLeading, "In the first corner."),
        ("topTrailing", .topTrailing, "At the top and the trailing side."),
        ("bottomLeading", .bottomLeading, "At the bottom and the leading side."),
        ("bottomTrailing", .bottomTrailing, "In the last corner."),
        ("leadingFirstTextBaseline", .leadingFirstTextBaseline, "By the first line, leading."),
        ("centerFirstTextBaseline", .centerFirstTextBaseline, "By the first line, in the middle."),
        ("trailingFirstTextBaseline", .trailingFirstTextBaseline, "By the first line, trailing."),
        ("leadingLastTextBaseline", .leadingLastTextBaseline, "By the last line, leading."),
        ("centerLastTextBaseline", .centerLastTextBaseline, "By the last line, in the middle."),
        ("trailingLastTextBaseline", .trailingLastTextBaseline, "By the last line, trailing."),
      ])

  private static let alignmentGuides: [CatalogEntry] =
    [
      type("struct HorizontalAlignment: Equatable, Sendable", "Where views meet across."),
      type("struct VerticalAlignment: Equatable, Sendable", "Where views meet down."),
      type("struct ViewDimensions", "The size of a view and where its guides lie."),
      entry("ViewDimensions", "var width: CGFloat", "The view's width.") { (it: ViewDimensions) in
        it.width
      },
      entry("ViewDimensions", "var height: CGFloat", "The view's height.") { (it: ViewDimensions) in
        it.height
      },
      entry(
        "ViewDimensions", "subscript(guide: HorizontalAlignment) -> CGFloat", "A guide's place."
      ) { (it: ViewDimensions, guide: HorizontalAlignment) in it[guide] },
      entry("ViewDimensions", "subscript(guide: VerticalAlignment) -> CGFloat", "A guide's place.")
      {
        (it: ViewDimensions, guide: VerticalAlignment) in it[guide]
      },
      entry(
        "ViewDimensions", "subscript(explicit guide: HorizontalAlignment) -> CGFloat?",
        "A guide's place where a view set it."
      ) { (it: ViewDimensions, guide: HorizontalAlignment) in it[explicit: guide] },
      entry(
        "ViewDimensions", "subscript(explicit guide: VerticalAlignment) -> CGFloat?",
        "A guide's place where a view set it."
      ) { (it: ViewDimensions, guide: VerticalAlignment) in it[explicit: guide] },
    ]
    + constants(
      of: HorizontalAlignment.self,
      [
        ("leading", .leading, "By their leading sides."), ("center", .center, "By their middles."),
        ("trailing", .trailing, "By their trailing sides."),
        ("listRowSeparatorLeading", .listRowSeparatorLeading, "Where a row's line begins."),
        ("listRowSeparatorTrailing", .listRowSeparatorTrailing, "Where a row's line ends."),
      ])
    + constants(
      of: VerticalAlignment.self,
      [
        ("top", .top, "By their tops."), ("center", .center, "By their middles."),
        ("bottom", .bottom, "By their bottoms."),
        ("firstTextBaseline", .firstTextBaseline, "By their first lines of text."),
        ("lastTextBaseline", .lastTextBaseline, "By their last lines of text."),
      ])

  private static let choices: [CatalogEntry] =
    [
      type("enum TextAlignment: CaseIterable, Hashable", "Where the lines of a text begin."),
      type("enum ContentMode: CaseIterable, Hashable", "How a view keeps its proportions."),
      type("enum LayoutDirection: CaseIterable, Hashable", "Where lines begin: left or right."),
      type("enum ColorScheme: CaseIterable, Hashable", "Light or dark."),
    ]
    + cases(
      of: TextAlignment.self,
      [
        ("leading", .leading, "At the leading side."), ("center", .center, "In the middle."),
        ("trailing", .trailing, "At the trailing side."),
      ])
    + cases(
      of: ContentMode.self,
      [("fit", .fit, "All of it is seen."), ("fill", .fill, "It fills the space.")])
    + cases(
      of: LayoutDirection.self,
      [
        ("leftToRight", .leftToRight, "Lines begin at the left."),
        ("rightToLeft", .rightToLeft, "Lines begin at the right."),
      ])
    + cases(of: ColorScheme.self, [("light", .light, "Light."), ("dark", .dark, "Dark.")])
}
