import NavigationCore

extension Catalog {
  /// Effects inside closures, transitions, springs and the styles that only a device draws.
  static let passedEffectForms: [CatalogFamily] = [
    { visualEffects }, { movements }, { springs }, { stylesForms }, { placeForms },
  ]

  private static let visualEffects: [CatalogEntry] = [
    ("offset(x: CGFloat = 0, y: CGFloat = 0)", "Moves the view."),
    ("offset(_ offset: CGSize)", "Moves the view."), ("opacity(_ opacity: Double)", "Fades it."),
    ("scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)", "Makes it larger."),
    ("scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)", "Makes it larger."),
    (
      "scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)",
      "Makes it larger."
    ), ("rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)", "Turns it."),
    (
      "rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)",
      "Turns it in space."
    ), ("transformEffect(_ transform: CGAffineTransform)", "Moves it by a rule."),
    ("blur(radius: CGFloat, opaque: Bool = false)", "Blurs it."),
    ("brightness(_ amount: Double)", "Makes it brighter."),
    ("contrast(_ amount: Double)", "Changes its contrast."),
    ("grayscale(_ amount: Double)", "Turns its colors into grays."),
    ("hueRotation(_ angle: Angle)", "Moves its colors around the rainbow."),
    ("saturation(_ amount: Double)", "Makes its colors stronger or weaker."),
  ].map { signature, summary in
    passed(in: "VisualEffect", "func \(signature) -> some VisualEffect", summary)
  }

  private static let movements: [CatalogEntry] =
    [
      moving("static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition"),
      moving(
        "static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition"),
      moving("static var blurReplace: AnyTransition"),
      moving("static func blurReplace(_ config: BlurReplaceConfiguration) -> AnyTransition"),
      moving("static var symbolEffect: AnyTransition"),
      type("struct AsymmetricTransition", "Coming one way and going another."),
      moving(
        in: "AsymmetricTransition", "init(insertion: AnyTransition, removal: AnyTransition)"),
      passed(
        "func transition(_ transition: AsymmetricTransition) -> some View",
        "Says how the view comes and how it goes."),
      named(
        "ContentTransition", "static func numericText(value: Double) -> ContentTransition",
        "Digits roll by a value."),
      passed(
        "func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View",
        "Lets changes inside the closure move."),
      passed(
        "func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View",
        "Changes what goes with the changes of a value."),
      passed(
        "func transaction<V: View>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View",
        "Changes what goes with the changes inside the closure."),
      passed(
        "func phaseAnimator<Phase: Equatable, T: Equatable>(_ phases: [Phase], trigger: T, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View",
        "Walks through phases when a value changes."),
      passed(
        "func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID, configuration: @escaping (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View",
        "Says from where a screen grows, and how that looks."),
      type(
        "protocol MatchedTransitionSourceConfiguration", "How a view looks while a screen grows."),
      type(
        "struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration",
        "The usual look while a screen grows."),
      passed(
        in: "MatchedTransitionSourceConfiguration",
        "func background(_ style: Color) -> some MatchedTransitionSourceConfiguration",
        "The color behind it."),
      passed(
        in: "MatchedTransitionSourceConfiguration",
        "func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration",
        "Its shadow."),
      passed(
        in: "MatchedTransitionSourceConfiguration",
        "func clipShape<S: Shape>(_ shape: S) -> some MatchedTransitionSourceConfiguration",
        "Its form."),
      named("Namespace", "init()", "Names for views that move to each other."),
      CatalogEntry(
        owner: "Namespace", signature: "var wrappedValue: Namespace.ID",
        summary: "The names.",
        code: { machine, _ in StyleName(name: "Namespace.ID").written(machine) }, isRaw: true),
      passed(
        in: "ViewModifier", "func animation(_ animation: Animation?) -> some ViewModifier",
        "Lets what the modifier changes move."),
      passed(
        in: "ViewModifier",
        "func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier",
        "Changes what goes with the modifier's changes."),
    ]
    + named(
      "struct BlurReplaceConfiguration: Equatable", "How views are blurred into each other.",
      ["downUp", "upUp"])

  /// A transition: it takes no time here.
  private static func moving(in owner: String = "AnyTransition", _ signature: String)
    -> CatalogEntry
  {
    CatalogEntry(
      owner: owner, signature: signature, summary: "A way to come and go; it is not seen here.",
      code: { machine, _ in AnyTransition.identity.written(machine) }, isPassed: true, isRaw: true)
  }

  private static let springs: [CatalogEntry] =
    [
      spring("static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation"),
      spring("static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation"),
      spring(
        "static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation"
      ),
      spring(
        "static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation"
      ),
      spring(
        "static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation"
      ),
      spring("func logicallyComplete(after duration: Double) -> Animation"),
      named(
        "Spring", "init(duration: Double = 0.5, bounce: Double = 0)", "A spring by its duration."),
      named(
        "Spring", "init(response: Double, dampingRatio: Double)", "A spring by its response."),
      named(
        "Spring",
        "init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)",
        "A spring by its stiffness."),
      named(
        "UnitCurve",
        "static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve",
        "A course by two places."),
    ]
    + named("struct Spring: Hashable", "How a spring moves.", ["bouncy", "smooth", "snappy"])
    + named(
      "struct UnitCurve: Hashable", "The course of a movement.",
      [
        "linear", "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut",
        "circularEaseInOut",
      ])

  private static func spring(_ signature: String) -> CatalogEntry {
    CatalogEntry(
      owner: "Animation", signature: signature,
      summary: "A movement that takes time on a device.",
      code: { machine, _ in Animation.default.written(machine) }, isPassed: true, isRaw: true)
  }

  private static let stylesForms: [CatalogEntry] =
    [
      passed(
        in: "ShapeStyle", "func shadow(_ style: ShadowStyle) -> some ShapeStyle",
        "The same with a shadow."),
      passed(
        in: "ShapeStyle", "func blendMode(_ mode: BlendMode) -> some ShapeStyle",
        "The same, mixed with what is behind."),
      passed(
        in: "ShapeStyle", "func `in`(_ rect: CGRect) -> some ShapeStyle",
        "The same, measured in a rectangle."),
      foregroundOnly("static func shadow(_ style: ShadowStyle) -> some ShapeStyle"),
      foregroundOnly("static func blendMode(_ mode: BlendMode) -> some ShapeStyle"),
      foregroundOnly(
        "static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint"
      ),
      type("struct ImagePaint: ShapeStyle", "A picture as a color."),
      foregroundOnly(
        in: "ImagePaint",
        "init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)"
      ),
      type("struct ShadowStyle: Equatable", "A shadow of a style."),
      named(
        "ShadowStyle",
        "static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle",
        "A shadow behind."),
      named(
        "ShadowStyle",
        "static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle",
        "A shadow inside."),
      passed(
        "func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View",
        "Says when glass looks active."),
      passed(
        in: "Material",
        "func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material",
        "Says when the glass looks active."),
    ]
    + named(
      "struct MaterialActiveAppearance: Equatable", "When glass looks active.",
      ["automatic", "active", "inactive", "matchWindow"])

  /// A style of which only the color of text is drawn.
  private static func foregroundOnly(in owner: String = "ShapeStyle", _ signature: String)
    -> CatalogEntry
  {
    CatalogEntry(
      owner: owner, signature: signature, summary: "The color of text stands for it here.",
      code: { machine, _ in AnyShapeStyle(ForegroundStyle()).written(machine) }, isPassed: true,
      isRaw: true)
  }

  private static let placeForms: [CatalogEntry] =
    [
      passed(
        "func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View",
        "Adds the space that screens have at their edges, at the least."),
      passed(
        "func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View",
        "Runs an action with the old and the new value when the view's place or size changes."),
      passed(
        "func safeAreaBar<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
        "Puts a bar at an edge, over the content."),
      named(
        "LayoutDirectionBehavior",
        "static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior",
        "Mirrored in one direction."),
      passed(
        in: "Gesture", "func onEnded(_ action: @escaping () -> Void) -> some Gesture",
        "Runs an action when fingers are lifted."),
      entry(
        "CoordinateSpaceProtocol",
        "static func named<H: Hashable>(_ name: H) -> NamedCoordinateSpace",
        "From the corner of a view with a name."
      ) { (name: HashedValue) in NamedCoordinateSpace.named(name) },
      named(
        "ActionSheet", "init(title: Text, message: Text? = nil)", "A choice of nothing but going."),
    ]
    + named("struct ScenePadding: Equatable", "How much space screens have.", ["minimum"])
    + named(
      "enum HorizontalDirection: CaseIterable, Hashable", "A direction across.",
      ["leading", "trailing"])
    + named(
      "enum VerticalDirection: CaseIterable, Hashable", "A direction up or down.", ["up", "down"])
    + named(
      "enum ShapeRole: Hashable", "What a shape is for.", ["fill", "stroke", "separator"])
    + [
      CatalogEntry(
        owner: "Shape", signature: "static var role: ShapeRole",
        summary: "What the shape is for.",
        code: { machine, _ in StyleName(name: "fill").written(machine) }, isRaw: true),
      CatalogEntry(
        owner: "Shape", signature: "var layoutDirectionBehavior: LayoutDirectionBehavior",
        summary: "Whether the shape is mirrored.",
        code: { machine, _ in StyleName(name: "mirrors").written(machine) }, isRaw: true),
    ]
}
