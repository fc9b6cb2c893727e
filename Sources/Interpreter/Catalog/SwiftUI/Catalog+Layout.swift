import NavigationCore

extension Catalog {
  static let layout: [CatalogFamily] = [{ spaces }, { frames }, { layers }, { places }]

  private static let spaces: [CatalogEntry] = [
    view(
      "View", "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
      "Adds space on some edges, 16 points unless a length is given."
    ) { (view: ErasedView, edges: Edge.Set, length: Double?) in view.padding(edges, length) },
    view("View", "func padding(_ length: CGFloat) -> some View", "Adds space on all edges.") {
      (view: ErasedView, length: Double) in view.padding(length)
    },
    view("View", "func padding(_ insets: EdgeInsets) -> some View", "Adds space on each edge.") {
      (view: ErasedView, insets: EdgeInsets) in view.padding(insets)
    },
    view("View", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View", "Draws it elsewhere.")
    {
      (view: ErasedView, x: Double, y: Double) in view.offset(x: x, y: y)
    },
    view("View", "func offset(_ offset: CGSize) -> some View", "Draws the view elsewhere.") {
      (view: ErasedView, offset: CGSize) in view.offset(offset)
    },
    view(
      "View", "func position(x: CGFloat = 0, y: CGFloat = 0) -> some View",
      "Puts the view's middle at a place of all the space there is."
    ) { (view: ErasedView, x: Double, y: Double) in view.position(x: x, y: y) },
    view(
      "View", "func position(_ position: CGPoint) -> some View",
      "Puts the view's middle at a place of all the space there is."
    ) { (view: ErasedView, position: CGPoint) in view.position(position) },
    view("View", "func zIndex(_ value: Double) -> some View", "Draws the view before or behind.") {
      (view: ErasedView, value: Double) in view.zIndex(value)
    },
  ]

  private static let frames: [CatalogEntry] = [
    view(
      "View",
      "func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View",
      "Gives the view a width and a height, in points."
    ) { (view: ErasedView, width: Double?, height: Double?, alignment: Alignment) in
      view.frame(width: width, height: height, alignment: alignment)
    },
    view(
      "View",
      "func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View",
      "Gives the view bounds; `maxWidth: .infinity` takes all the width there is."
    ) {
      (
        view: ErasedView, minWidth: Double?, idealWidth: Double?, maxWidth: Double?,
        minHeight: Double?, idealHeight: Double?, maxHeight: Double?, alignment: Alignment
      ) in
      view.frame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    },
    entry("View", "func frame() -> some View", "Changes nothing; name a width or a height.") {
      (view: ErasedView) in view
    },
    view("View", "func fixedSize() -> some View", "Keeps the view at its own size.") {
      (view: ErasedView) in view.fixedSize()
    },
    view(
      "View", "func fixedSize(horizontal: Bool, vertical: Bool) -> some View",
      "Keeps the view at its own width or height."
    ) { (view: ErasedView, horizontal: Bool, vertical: Bool) in
      view.fixedSize(horizontal: horizontal, vertical: vertical)
    },
    view(
      "View", "func layoutPriority(_ value: Double) -> some View",
      "Lets the view have its space before its neighbors."
    ) { (view: ErasedView, value: Double) in view.layoutPriority(value) },
    view(
      "View",
      "func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View",
      "Keeps the view's proportions."
    ) { (view: ErasedView, ratio: Double?, mode: ContentMode) in
      view.aspectRatio(ratio, contentMode: mode)
    },
    view(
      "View", "func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View",
      "Keeps the view's proportions."
    ) { (view: ErasedView, ratio: CGSize, mode: ContentMode) in
      view.aspectRatio(ratio, contentMode: mode)
    },
    view("View", "func scaledToFit() -> some View", "Scales the view so that all of it is seen.") {
      (view: ErasedView) in view.scaledToFit()
    },
    view("View", "func scaledToFill() -> some View", "Scales the view so that it fills its space.")
    {
      (view: ErasedView) in view.scaledToFill()
    },
  ]

  private static let layers: [CatalogEntry] = [
    view(
      "View",
      "func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View",
      "Fills the space behind the view, also under bars at the edges."
    ) { (view: ErasedView, style: AnyStyle, edges: Edge.Set) in
      view.background(style.style, ignoresSafeAreaEdges: edges)
    },
    view(
      "View",
      "func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View",
      "Puts a view behind this one."
    ) { (view: ErasedView, background: ErasedView, alignment: Alignment) in
      view.background(background, alignment: alignment)
    },
    view(
      "View",
      "func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View",
      "Puts views behind this one."
    ) { (view: ErasedView, alignment: Alignment, content: ErasedView) in
      view.background(alignment: alignment) { content }
    },
    view(
      "View", "func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View",
      "Fills the space behind the view with the system's background."
    ) { (view: ErasedView, edges: Edge.Set) in view.background(ignoresSafeAreaEdges: edges) },
    view(
      "View",
      "func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View",
      "Puts a view before this one."
    ) { (view: ErasedView, overlay: ErasedView, alignment: Alignment) in
      view.overlay(overlay, alignment: alignment)
    },
    view(
      "View",
      "func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View",
      "Puts views before this one."
    ) { (view: ErasedView, alignment: Alignment, content: ErasedView) in
      view.overlay(alignment: alignment) { content }
    },
    view(
      "View",
      "func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View",
      "Fills the space before the view."
    ) { (view: ErasedView, style: AnyStyle, edges: Edge.Set) in
      view.overlay(style.style, ignoresSafeAreaEdges: edges)
    },
  ]

  private static let places: [CatalogEntry] = [
    view(
      "View",
      "func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View",
      "Says where the view meets others across."
    ) {
      (view: ErasedView, guide: HorizontalAlignment, compute: Function1<ViewDimensions, Double>) in
      view.alignmentGuide(guide) { compute($0) ?? 0 }
    },
    view(
      "View",
      "func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View",
      "Says where the view meets others down."
    ) { (view: ErasedView, guide: VerticalAlignment, compute: Function1<ViewDimensions, Double>) in
      view.alignmentGuide(guide) { compute($0) ?? 0 }
    },
    view(
      "View", "func opacity(_ opacity: Double) -> some View",
      "Fades the view; at 0 it keeps its space and cannot be tapped."
    ) { (view: ErasedView, opacity: Double) in view.opacity(opacity) },
    view("View", "func hidden() -> some View", "Hides the view, which keeps its space.") {
      (view: ErasedView) in view.hidden()
    },
    view("View", "func disabled(_ disabled: Bool) -> some View", "Lets nothing in it be tapped.") {
      (view: ErasedView, disabled: Bool) in view.disabled(disabled)
    },
    view(
      "View", "func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View",
      "Says what the view is, to who listens and to `tap`."
    ) { (view: ErasedView, label: DisplayText) in view.accessibilityLabel(label.text) },
    view(
      "View", "func accessibilityLabel(_ label: Text) -> some View",
      "Says what the view is, to who listens and to `tap`."
    ) { (view: ErasedView, label: DisplayText) in view.accessibilityLabel(label.text) },
    view(
      "View", "func accessibility(label: Text) -> some View",
      "Says what the view is, to who listens and to `tap`; the older name."
    ) { (view: ErasedView, label: DisplayText) in view.accessibilityLabel(label.text) },
    view(
      "View", "func allowsHitTesting(_ enabled: Bool) -> some View",
      "Says whether the view can be tapped; what is behind it can when not."
    ) { (view: ErasedView, enabled: Bool) in view.allowsHitTesting(enabled) },
  ]
}
