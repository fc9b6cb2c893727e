import NavigationCore

extension Catalog {
  static let events: [CatalogFamily] = [
    { appearances }, { changes }, { animations }, { transitions },
  ]

  private static let appearances: [CatalogEntry] = [
    view(
      "View", "func onAppear(perform action: (() -> Void)? = nil) -> some View",
      "Runs an action when the view comes on the screen."
    ) { (view: ErasedView, action: Action0?) in
      view.onAppear { action?() }
    },
    view(
      "View", "func onDisappear(perform action: (() -> Void)? = nil) -> some View",
      "Runs an action when the view leaves the screen."
    ) { (view: ErasedView, action: Action0?) in
      view.onDisappear { action?() }
    },
    view(
      "View",
      "func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View",
      "Runs an action when the view is tapped."
    ) { (view: ErasedView, count: Int, action: Action0) in
      view.onTapGesture(count: count) { action() }
    },
    view(
      "View",
      "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View",
      "Runs an action when the view is pressed; a tap counts as a press here."
    ) {
      (
        view: ErasedView, duration: Double, distance: Double, action: Action0,
        pressing: Action1<Bool>?
      ) in
      view.onLongPressGesture(
        minimumDuration: duration, maximumDistance: distance, perform: { action() },
        onPressingChanged: { pressing?($0) })
    },
  ]

  private static let changes: [CatalogEntry] = [
    view(
      "View",
      "func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View",
      "Runs an action with the old and the new value when a value changes."
    ) { (view: ErasedView, value: Value, initial: Bool, action: Action2<Value, Value>) in
      view.onChange(of: HashedValue(value), initial: initial) { action($0.value, $1.value) }
    },
    view(
      "View",
      "func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View",
      "Runs an action when a value changes."
    ) { (view: ErasedView, value: Value, initial: Bool, action: Action0) in
      view.onChange(of: HashedValue(value), initial: initial) { action() }
    },
    view(
      "View",
      "func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View",
      "Runs an action with the new value when a value changes."
    ) { (view: ErasedView, value: Value, action: Action1<Value>) in
      view.onChange(of: HashedValue(value), perform: { action($0.value) })
    },
  ]

  private static let animations: [CatalogEntry] =
    [
      type("struct Animation: Hashable, Sendable", "How a change moves; here it is there at once."),
      still("static func linear(duration: Double) -> Animation", "An even movement."),
      still("static func easeIn(duration: Double) -> Animation", "A slow beginning."),
      still("static func easeOut(duration: Double) -> Animation", "A slow end."),
      still("static func easeInOut(duration: Double) -> Animation", "A slow beginning and end."),
      still(
        "static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation",
        "A movement like a spring's."),
      still(
        "static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation",
        "A movement like a spring's."),
      still(
        "static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation",
        "A movement like a tight spring's."),
      still(
        "static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation",
        "A movement like a spring's."),
      still(
        "static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation",
        "A movement that bounces."),
      still(
        "static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation",
        "A movement without a bounce."),
      still(
        "static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation",
        "A quick movement."),
      still(
        "static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35) -> Animation",
        "A movement along a curve."),
      still("func delay(_ delay: Double) -> Animation", "The same, later."),
      still("func speed(_ speed: Double) -> Animation", "The same, faster or slower."),
      still(
        "func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation",
        "The same, several times."),
      still("func repeatForever(autoreverses: Bool = true) -> Animation", "The same, without end."),
      type("struct Transaction", "What goes with a change of state."),
      entry("Transaction", "init()", "A change without an animation.") { Transaction() },
      entry("Transaction", "init(animation: Animation?)", "A change with an animation.") {
        (animation: Animation?) in Transaction(animation: animation)
      },
      property("Transaction", "var animation: Animation?", "How the change moves.") {
        (it: Transaction) in
        it.animation
      } set: {
        $0.animation = $1
      },
      property("Transaction", "var disablesAnimations: Bool", "Whether nothing moves.") {
        (it: Transaction) in
        it.disablesAnimations
      } set: {
        $0.disablesAnimations = $1
      },
      entry(
        "",
        "@discardableResult func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result",
        "Runs changes that move on a device; here they are there at once."
      ) { (_: Animation?, body: Closure) in body() },
      entry(
        "",
        "@discardableResult func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result",
        "Runs changes with what goes with them."
      ) { (_: Transaction, body: Closure) in body() },
    ]
    + constants(
      of: Animation.self,
      [
        ("default", .default, "The usual movement."), ("linear", .linear, "An even movement."),
        ("easeIn", .easeIn, "A slow beginning."), ("easeOut", .easeOut, "A slow end."),
        ("easeInOut", .easeInOut, "A slow beginning and end."),
        ("spring", .spring, "A movement like a spring's."),
        ("bouncy", .bouncy, "A movement that bounces."),
        ("smooth", .smooth, "A movement without a bounce."),
        ("snappy", .snappy, "A quick movement."),
        ("interactiveSpring", .interactiveSpring, "A movement like a tight spring's."),
      ])

  /// An animation or a change of one: no animation takes time here.
  private static func still(_ signature: String, _ summary: String) -> CatalogEntry {
    entry("Animation", signature, summary) { Animation.default }
  }

  private static let transitions: [CatalogEntry] =
    [
      type(
        "struct AnyTransition: Sendable", "How a view comes and goes; here it is there at once."),
      move("static func move(edge: Edge) -> AnyTransition", "From a side."),
      move(
        "static func push(from edge: Edge) -> AnyTransition", "From a side, pushing the old one."),
      move("static func offset(_ offset: CGSize) -> AnyTransition", "From a distance."),
      move(
        "static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition", "From a distance."),
      move(
        "static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition",
        "Growing from a place."),
      move(
        "static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition",
        "Coming one way and going another."),
      move("func combined(with other: AnyTransition) -> AnyTransition", "Both together."),
      move("func animation(_ animation: Animation?) -> AnyTransition", "The same with a movement."),
      view(
        "View", "func transition(_ t: AnyTransition) -> some View",
        "Says how the view comes and goes; here it is there at once."
      ) { (view: ErasedView, transition: AnyTransition) in view.transition(transition) },
      view(
        "View", "func animation(_ animation: Animation?) -> some View",
        "Lets changes in the view move; here they are there at once."
      ) { (view: ErasedView, animation: Animation?) in view.animation(animation) },
      view(
        "View", "func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View",
        "Lets changes of a value move; here they are there at once."
      ) { (view: ErasedView, animation: Animation?, _: Value) in view.animation(animation) },
      entry(
        "View", "func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View",
        "Changes what goes with the changes of the view; nothing moves here."
      ) { (view: ErasedView, _: Closure) in view },
    ]
    + constants(
      of: AnyTransition.self,
      [
        ("identity", .identity, "Nothing moves."), ("opacity", .opacity, "Fading."),
        ("scale", .scale, "Growing."), ("slide", .slide, "From the leading side."),
      ])

  private static func move(_ signature: String, _ summary: String) -> CatalogEntry {
    entry("AnyTransition", signature, summary) { AnyTransition.identity }
  }
}
