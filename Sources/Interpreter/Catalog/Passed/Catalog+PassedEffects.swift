extension Catalog {
  static let passedEffects: [CatalogFamily] = [
    { effects }, { effectChoices }, { transformations }, { glass },
  ]

  private static let effects: [CatalogEntry] = [
    passed(
      "func shadow(color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View",
      "Draws a shadow behind the view."),
    passed("func blur(radius: CGFloat, opaque: Bool = false) -> some View", "Blurs the view."),
    passed("func brightness(_ amount: Double) -> some View", "Makes the view brighter."),
    passed("func contrast(_ amount: Double) -> some View", "Changes the contrast of the view."),
    passed("func saturation(_ amount: Double) -> some View", "Makes colors stronger or weaker."),
    passed("func grayscale(_ amount: Double) -> some View", "Turns colors into grays."),
    passed("func hueRotation(_ angle: Angle) -> some View", "Moves colors around the rainbow."),
    passed("func colorInvert() -> some View", "Turns colors into their opposites."),
    passed("func colorMultiply(_ color: Color) -> some View", "Mixes a color into the view's."),
    passed("func luminanceToAlpha() -> some View", "Makes dark parts transparent."),
    passed(
      "func blendMode(_ blendMode: BlendMode) -> some View", "Mixes the view with what is behind."),
    passed("func compositingGroup() -> some View", "Draws the view as one before effects."),
    passed(
      "func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View",
      "Draws the view as one picture."),
    passed(
      "func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View",
      "Colors the view by a shader."),
    passed(
      "func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View",
      "Bends the view by a shader."),
    passed(
      "func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View",
      "Changes the view by a shader."),
    passed(
      "func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View",
      "Changes how the view looks by its place."),
    passed(
      "func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View",
      "Limits how bright images are."),
    passed(
      "func privacySensitive(_ sensitive: Bool = true) -> some View", "Marks what is private."),
    passed("func redacted(reason: RedactionReasons) -> some View", "Shows placeholders for texts."),
    passed("func unredacted() -> some View", "Shows texts where others are placeholders."),
    passed(
      "func invalidatableContent(_ invalidatable: Bool = true) -> some View",
      "Marks what will change."),
    passed("func geometryGroup() -> some View", "Moves the view and what is in it together."),
  ]

  private static let effectChoices: [CatalogEntry] =
    named(
      "enum BlendMode", "How colors are mixed with what is behind.",
      [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
        "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
        "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker",
        "plusLighter",
      ])
    + named(
      "enum ColorRenderingMode", "How colors are mixed.", ["nonLinear", "linear", "extendedLinear"])
    + named(
      "struct RedactionReasons: OptionSet, Hashable", "Why texts are not shown.",
      ["placeholder", "privacy", "invalidated"])
    + [
      named(
        "RedactionReasons", "init(arrayLiteral elements: RedactionReasons...)",
        "These reasons together."),
      named("RedactionReasons", "init(rawValue: Int)", "The reasons of a number."),
    ]
    + named(
      "enum DynamicRange", in: "Image", "How bright images may be.",
      ["standard", "constrainedHigh", "high"])
    + named("protocol VisualEffect", "A change of how a view looks.")
    + named("struct EmptyVisualEffect: VisualEffect", "No change of how a view looks.")
    + [
      foreign("Shader", "A small program for the graphics chip."),
      foreign("ShaderLibrary", "Small programs for the graphics chip."),
    ]

  private static let transformations: [CatalogEntry] =
    [
      passed(
        "func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View",
        "Lets a view move to the place of another."),
      passed(
        "func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View",
        "Says from where a screen grows."),
      passed(
        "func navigationTransition(_ style: some NavigationTransition) -> some View",
        "Says how a screen comes."),
      passed(
        "func contentTransition(_ transition: ContentTransition) -> some View",
        "Says how a content changes."),
      passed(
        "func phaseAnimator<Phase: Equatable>(_ phases: [Phase], @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View",
        "Walks through phases, moving."),
      passed(
        "func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View, keyframes: @escaping (Value) -> Any) -> some View",
        "Moves along keyframes."),
      passed(
        "func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View",
        "Changes how the view looks while it is scrolled in."),
      passed(
        "func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View",
        "Moves symbols."),
      passed(
        "func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View",
        "Moves symbols when a value changes."),
      passed(
        "func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View",
        "Stops symbols from moving."),
      passed(
        "func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View",
        "Lets the device knock or click."),
    ]
    + named(
      "struct MatchedGeometryProperties", "What two views share.", ["frame", "position", "size"])
    + named("protocol NavigationTransition", "How a screen comes.", ["automatic"])
    + named(
      "struct ContentTransition", "How a content changes.",
      ["identity", "opacity", "interpolate", "numericText"])
    + [
      named(
        "ContentTransition",
        "static func numericText(countsDown: Bool = false) -> ContentTransition", "Digits roll."),
      named(
        "NavigationTransition",
        "static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> some NavigationTransition",
        "A screen grows from a view."),
    ]
    + named("struct PlaceholderContentView<Value>: View", "The view that is moved.")
    + named(
      "struct ScrollTransitionConfiguration", "When a scrolled view changes.",
      ["animated", "interactive", "identity"])
    + named(
      "enum ScrollTransitionPhase: Equatable", "How far a view is scrolled in.",
      ["topLeading", "identity", "bottomTrailing"])
    + named(
      "struct SymbolEffectOptions", "How symbols move.", ["default", "repeating", "nonRepeating"])
    + named(
      "struct SensoryFeedback: Equatable", "How a device knocks or clicks.",
      [
        "success", "warning", "error", "selection", "increase", "decrease", "start", "stop",
        "alignment", "levelChange", "impact",
      ])
    + named("struct Namespace", "Names for views that move to each other.")
    + named("struct ID: Hashable", in: "Namespace", "Names for views that move to each other.")

  private static let glass: [CatalogEntry] =
    [
      passed(
        "func glassEffect(_ glass: Glass = .regular, in shape: some Shape = .capsule, isEnabled: Bool = true) -> some View",
        "Puts glass behind the view."),
      passed(
        "func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View",
        "Names a piece of glass."),
      passed(
        "func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View",
        "Joins pieces of glass."),
      passed(
        "func backgroundExtensionEffect() -> some View", "Lets the view's edges flow on under bars."
      ),
      passed(
        "func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View",
        "Says how content fades under bars."),
      passed(
        "func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View",
        "Lets content reach under bars unfaded."),
    ]
    + named("struct Glass: Equatable", "A kind of glass.", ["regular", "clear", "identity"])
    + [
      passed(in: "Glass", "func tint(_ color: Color?) -> Glass", "Colors the glass."),
      passed(
        in: "Glass", "func interactive(_ isEnabled: Bool = true) -> Glass",
        "Lets the glass follow touches."),
    ]
    + named(
      "struct ScrollEdgeEffectStyle", "How content fades under bars.",
      ["automatic", "hard", "soft"])
}
