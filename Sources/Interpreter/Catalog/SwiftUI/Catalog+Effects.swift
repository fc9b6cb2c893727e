import NavigationCore

extension Catalog {
  /// What draws a view otherwise and leaves its place as it is.
  static let planeEffects: [CatalogFamily] = [
    { masks }, { turns }, { projections }, { planeMaps },
  ]

  private static let masks: [CatalogEntry] = [
    view(
      "View",
      "func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View",
      "Shows only what other views cover."
    ) { (view: ErasedView, alignment: Alignment, mask: ErasedView) in
      view.mask(alignment: alignment) { mask }
    },
    view(
      "View", "func mask<Mask: View>(_ mask: Mask) -> some View",
      "Shows only what another view covers."
    ) { (view: ErasedView, mask: ErasedView) in view.mask { mask } },
  ]

  private static let turns: [CatalogEntry] = [
    view(
      "View", "func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View",
      "Draws the view larger or smaller; text keeps its size."
    ) { (view: ErasedView, scale: Double, anchor: UnitPoint) in
      view.scaleEffect(scale, anchor: anchor)
    },
    view(
      "View", "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View",
      "Draws the view larger or smaller; text keeps its size."
    ) { (view: ErasedView, scale: CGSize, anchor: UnitPoint) in
      view.scaleEffect(scale, anchor: anchor)
    },
    view(
      "View",
      "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View",
      "Draws the view wider or higher; a negative factor mirrors it."
    ) { (view: ErasedView, x: Double, y: Double, anchor: UnitPoint) in
      view.scaleEffect(x: x, y: y, anchor: anchor)
    },
    view(
      "View", "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View",
      "Draws the view turned clockwise; text stays upright."
    ) { (view: ErasedView, angle: Angle, anchor: UnitPoint) in
      view.rotationEffect(angle, anchor: anchor)
    },
    view(
      "View", "func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View",
      "Draws the view mirrored where lines run from right to left."
    ) { (view: ErasedView, enabled: Bool) in view.flipsForRightToLeftLayoutDirection(enabled) },
    raw(
      "View",
      "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View",
      "Draws the view turned in space, as it looks from far away."
    ) { machine, slots in turnedInSpace(machine, slots) },
  ]

  private static func turnedInSpace(_ machine: Machine, _ slots: Frame) -> Value {
    guard let view = ErasedView.read(slots[0], machine), let angle = Angle.read(slots[1], machine),
      let axis = slots[2].object(TupleValue.self)?.items.map({ $0.asDouble ?? 0 }), axis.count == 3,
      let anchor = UnitPoint.read(slots[3], machine)
    else { return slots[0] }
    let turned = view.rotation3DEffect(
      angle, axis: (x: axis[0], y: axis[1], z: axis[2]), anchor: anchor)
    return ErasedView(turned).written(machine)
  }

  private static let projections: [CatalogEntry] =
    [
      view(
        "View", "func transformEffect(_ transform: CGAffineTransform) -> some View",
        "Draws the view moved, scaled or turned by a rule."
      ) { (view: ErasedView, map: CGAffineTransform) in view.transformEffect(map) },
      view(
        "View", "func projectionEffect(_ transform: ProjectionTransform) -> some View",
        "Draws the view by a rule, without its perspective."
      ) { (view: ErasedView, map: ProjectionTransform) in view.projectionEffect(map) },
      type("struct ProjectionTransform: Equatable, Sendable", "A map of places with perspective."),
      entry("ProjectionTransform", "init()", "Changes nothing.") { ProjectionTransform() },
      entry("ProjectionTransform", "init(_ m: CGAffineTransform)", "A map without perspective.") {
        (map: CGAffineTransform) in ProjectionTransform(map)
      },
      entry("ProjectionTransform", "var isIdentity: Bool", "Whether it changes nothing.") {
        (map: ProjectionTransform) in map.isIdentity
      },
      entry("ProjectionTransform", "var isAffine: Bool", "Whether it has no perspective.") {
        (map: ProjectionTransform) in map.isAffine
      },
      entry(
        "ProjectionTransform",
        "func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform",
        "Both, one after another."
      ) { (map: ProjectionTransform, other: ProjectionTransform) in map.concatenating(other) },
      entry("CGPoint", "func applying(_ m: ProjectionTransform) -> CGPoint", "The place, moved.") {
        (point: CGPoint, map: ProjectionTransform) in point.applying(map)
      },
      type(
        "protocol GeometryEffect: Animatable, ViewModifier",
        "A modifier that draws a view moved and leaves its place as it is."),
      requirement(
        "GeometryEffect", "func effectValue(size: CGSize) -> ProjectionTransform",
        "How a view of that size is moved."),
      raw(
        "GeometryEffect", "func body(content: Content) -> some View",
        "An effect moves its view and adds none."
      ) { _, slots in slots[1] },
      raw(
        "GeometryEffect", "func ignoredByLayout() -> Self", "The effect, which layout does not see."
      ) { _, slots in slots[0] },
    ] + projectionParts

  private static let projectionParts: [CatalogEntry] = [
    part("m11", \.m11), part("m12", \.m12), part("m13", \.m13),
    part("m21", \.m21), part("m22", \.m22), part("m23", \.m23),
    part("m31", \.m31), part("m32", \.m32), part("m33", \.m33),
  ]

  /// A map by its six numbers; the rest of what maps can do stands with the geometry.
  private static let planeMaps: [CatalogEntry] = [
    entry(
      "CGAffineTransform",
      "init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)",
      "A map by its six numbers."
    ) { (a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) in
      CGAffineTransform(a: a, b: b, c: c, d: d, tx: x, ty: y)
    },
    number("a", \.a), number("b", \.b), number("c", \.c), number("d", \.d),
    number("tx", \.tx), number("ty", \.ty),
  ]

  private static func number(
    _ name: String, _ path: any WritableKeyPath<CGAffineTransform, Double> & Sendable
  ) -> CatalogEntry {
    property("CGAffineTransform", "var \(name): CGFloat", "One of its six numbers.") {
      (map: CGAffineTransform) in
      map[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  private static func part(
    _ name: String, _ path: any WritableKeyPath<ProjectionTransform, Double> & Sendable
  ) -> CatalogEntry {
    property("ProjectionTransform", "var \(name): CGFloat", "One of its nine numbers.") {
      (map: ProjectionTransform) in
      map[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }
}
