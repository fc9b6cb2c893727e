import NavigationCore

extension Catalog {
  /// Places of a view that another view reads in its own coordinates.
  static let anchors: [CatalogFamily] = [
    { anchorTypes }, { anchorPlaces }, { anchorModifiers },
  ]

  private static let anchorTypes: [CatalogEntry] = [
    type("struct Anchor<Value>", "A place of a view, to be read from another view."),
    type("struct Source", in: "Anchor", "Which place of a view an anchor stands for."),
    raw(
      "Anchor.Source", "init<T>(_ array: [Anchor<T>.Source])", "Several places of one view."
    ) { machine, slots in
      let sources = slots[0].object(ArrayValue.self)?.items ?? []
      let known = sources.compactMap { $0.object(AnchorSourceValue.self) }
      let result = known.first?.list(known) ?? AnchorSourceOf<[CGRect]>(Anchor<[CGRect]>.Source([]))
      return .object(result)
    },
    raw(
      "Anchor.Source", "init<T>(_ anchor: Anchor<T>.Source?)", "A place of a view, or none."
    ) { machine, slots in
      let nothing = AnchorSourceOf<CGRect?>(Anchor<CGRect?>.Source(nil))
      return .object(slots[0].object(AnchorSourceValue.self)?.optional ?? nothing)
    },
    raw(
      "GeometryProxy", "subscript<T>(anchor: Anchor<T>) -> T",
      "The place of an anchor, seen from this view's corner."
    ) { machine, slots in
      guard let proxy = GeometryProxy.read(slots[0], machine),
        let anchor = slots[1].object as? any ProxyReading
      else { return .none }
      return anchor.value(in: proxy, machine)
    },
    entry(
      "GeometryProxy", "func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?",
      "The rectangle of the view above that has a name, seen from this view's corner."
    ) { (proxy: GeometryProxy, space: NamedCoordinateSpace) in proxy.bounds(of: space) },
  ]

  private static let anchorPlaces: [CatalogEntry] =
    [
      source("static var bounds: Anchor<CGRect>.Source", "The whole rectangle of a view.") {
        Anchor<CGRect>.Source.bounds
      },
      raw(
        "Anchor.Source", "static func rect(_ r: CGRect) -> Anchor<CGRect>.Source",
        "A rectangle in a view."
      ) { machine, slots in
        .object(AnchorSourceOf(.rect(CGRect.read(slots[0], machine) ?? .zero)))
      },
      raw(
        "Anchor.Source", "static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source",
        "A place in a view."
      ) { machine, slots in
        .object(AnchorSourceOf(.point(CGPoint.read(slots[0], machine) ?? .zero)))
      },
      raw(
        "Anchor.Source", "static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source",
        "A place in a view, in parts of its size."
      ) { machine, slots in
        .object(AnchorSourceOf(.unitPoint(UnitPoint.read(slots[0], machine) ?? .zero)))
      },
    ] + points

  private static let points: [CatalogEntry] = [
    point("topLeading", .topLeading, "The corner at the top and left of a view."),
    point("top", .top, "The middle of the upper side of a view."),
    point("topTrailing", .topTrailing, "The corner at the top and right of a view."),
    point("leading", .leading, "The middle of the leading side of a view."),
    point("center", .center, "The middle of a view."),
    point("trailing", .trailing, "The middle of the trailing side of a view."),
    point("bottomLeading", .bottomLeading, "The corner at the bottom and left of a view."),
    point("bottom", .bottom, "The middle of the lower side of a view."),
    point("bottomTrailing", .bottomTrailing, "The corner at the bottom and right of a view."),
  ]

  private static func point(_ name: String, _ place: UnitPoint, _ summary: String) -> CatalogEntry {
    source("static var \(name): Anchor<CGPoint>.Source", summary) {
      Anchor<CGPoint>.Source.unitPoint(place)
    }
  }

  private static func source<T: Writable>(
    _ signature: String, _ summary: String,
    _ source: @escaping @Sendable () -> Anchor<T>.Source
  ) -> CatalogEntry {
    raw("Anchor.Source", signature, summary) { _, _ in .object(AnchorSourceOf(source())) }
  }

  private static let anchorModifiers: [CatalogEntry] = [
    raw(
      "View",
      "func anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View",
      "Sends up a value made of a place of this view."
    ) { machine, slots in
      anchored(machine, slots) { $0.anchorPreference($1, slots[1], $2, $3) }
    },
    raw(
      "View",
      "func transformAnchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View",
      "Changes the value that the views inside send, with a place of this view."
    ) { machine, slots in
      anchored(machine, slots) { $0.transformAnchorPreference($1, slots[1], $2, $3) }
    },
  ]

  private static func anchored(
    _ machine: Machine, _ slots: Frame,
    _ body: (Program, ErasedView, AnchorSourceValue, Closure) -> ErasedView
  ) -> Value {
    guard let program = machine.program, let view = ErasedView.read(slots[0], machine),
      let source = slots[2].object(AnchorSourceValue.self),
      let transform = Closure.read(slots[3], machine)
    else { return slots[0] }
    return body(program, view, source, transform).written(machine)
  }
}
