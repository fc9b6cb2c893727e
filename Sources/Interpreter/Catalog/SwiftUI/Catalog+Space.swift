import NavigationCore

extension Catalog {
  static let space: [CatalogFamily] = [{ geometryReading }, { safeArea }]

  private static let geometryReading: [CatalogEntry] = [
    type("struct GeometryReader<Content: View>: View", "A view that knows how much space it has."),
    view(
      "GeometryReader", "init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)",
      "Takes all the space and builds its content with its size."
    ) { (content: Content1<GeometryProxy>) in GeometryReader { content($0) } },
    type("struct GeometryProxy", "What a `GeometryReader` knows of its space."),
    entry("GeometryProxy", "var size: CGSize", "The size of the space, in points.") {
      (proxy: GeometryProxy) in proxy.size
    },
    entry("GeometryProxy", "var safeAreaInsets: EdgeInsets", "How far the edges' bars reach in.") {
      (proxy: GeometryProxy) in proxy.safeAreaInsets
    },
    entry(
      "GeometryProxy", "func frame(in coordinateSpace: CoordinateSpace) -> CGRect",
      "Where the space lies, seen from the screen or a named view."
    ) { (proxy: GeometryProxy, space: CoordinateSpace) in proxy.frame(in: space) },
    type(
      "enum CoordinateSpace: Hashable, CoordinateSpaceProtocol", "From where places are measured."),
    constant("CoordinateSpace", "static let global: CoordinateSpace", "From the screen's corner.") {
      CoordinateSpace.global
    },
    constant("CoordinateSpace", "static let local: CoordinateSpace", "From the view's corner.") {
      CoordinateSpace.local
    },
    entry(
      "CoordinateSpace", "static func named<H: Hashable>(_ name: H) -> CoordinateSpace",
      "From the corner of a view with that name."
    ) { (name: HashedValue) in CoordinateSpace.named(AnyHashable(name)) },
    type("protocol CoordinateSpaceProtocol", "From where places are measured."),
    constant(
      "CoordinateSpaceProtocol", "static var global: CoordinateSpace", "From the screen's corner."
    ) { CoordinateSpace.global },
    constant(
      "CoordinateSpaceProtocol", "static var local: CoordinateSpace", "From the view's corner."
    ) { CoordinateSpace.local },
    type("struct NamedCoordinateSpace: CoordinateSpaceProtocol", "A view's corner, by a name."),
    entry(
      "NamedCoordinateSpace", "static func named<H: Hashable>(_ name: H) -> NamedCoordinateSpace",
      "A view's corner, by a name."
    ) { (name: HashedValue) in NamedCoordinateSpace.named(name) },
    view(
      "View", "func coordinateSpace<H: Hashable>(name: H) -> some View",
      "Gives the view's corner a name."
    ) { (view: ErasedView, name: HashedValue) in view.coordinateSpace(name: name) },
    view(
      "View", "func coordinateSpace(_ name: NamedCoordinateSpace) -> some View",
      "Gives the view's corner a name."
    ) { (view: ErasedView, space: NamedCoordinateSpace) in view.coordinateSpace(space) },
  ]

  private static let safeArea: [CatalogEntry] =
    [
      type("struct SafeAreaRegions: OptionSet", "What takes space from the edges of the screen."),
      view(
        "View",
        "func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View",
        "Lets the view reach under the bars at the edges."
      ) { (view: ErasedView, regions: SafeAreaRegions, edges: Edge.Set) in
        view.ignoresSafeArea(regions, edges: edges)
      },
      view(
        "View", "func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View",
        "Lets the view reach under the bars at the edges; the older name."
      ) { (view: ErasedView, edges: Edge.Set) in view.edgesIgnoringSafeArea(edges) },
      view(
        "View",
        "func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
        "Puts a view at the upper or lower edge, beside the content."
      ) {
        (
          view: ErasedView, edge: VerticalEdge, alignment: HorizontalAlignment, spacing: Double?,
          content: ErasedView
        ) in
        view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content }
      },
      view(
        "View",
        "func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
        "Puts a view at the leading or trailing edge, beside the content."
      ) {
        (
          view: ErasedView, edge: HorizontalEdge, alignment: VerticalAlignment, spacing: Double?,
          content: ErasedView
        ) in
        view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content }
      },
      view(
        "View",
        "func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
        "Takes space at some edges, 16 points unless a length is given, as bars do."
      ) { (view: ErasedView, edges: Edge.Set, length: Double?) in
        view.safeAreaPadding(edges, length)
      },
      view(
        "View", "func safeAreaPadding(_ length: CGFloat) -> some View",
        "Takes space at all edges, as bars do."
      ) { (view: ErasedView, length: Double) in view.safeAreaPadding(length) },
      view(
        "View", "func safeAreaPadding(_ insets: EdgeInsets) -> some View",
        "Takes space at each edge, as bars do."
      ) { (view: ErasedView, insets: EdgeInsets) in view.safeAreaPadding(insets) },
    ] + optionSet(of: SafeAreaRegions.self)
    + constants(
      of: SafeAreaRegions.self,
      [
        ("container", .container, "The bars of the device and of navigation."),
        ("keyboard", .keyboard, "The keyboard."), ("all", .all, "All of it."),
      ])
}
