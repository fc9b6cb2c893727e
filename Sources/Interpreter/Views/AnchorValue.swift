import NavigationCore

/// An anchor of a compiled type inside the running program.
final class AnchorValue<Wrapped: Writable>: NativeObject, ProxyReading {
  let anchor: Anchor<Wrapped>

  init(_ anchor: Anchor<Wrapped>) { self.anchor = anchor }

  override var typeName: String { "Anchor" }

  /// Only anchors of one view at one place are alike, and a view that has not moved sends the same again.
  override func isEqual(to other: NativeObject) -> Bool { self === other }

  func value(in proxy: GeometryProxy, _ machine: Machine) -> Value {
    proxy[anchor].written(machine)
  }
}

/// What a proxy of a geometry reader can look up.
protocol ProxyReading {
  func value(in proxy: GeometryProxy, _ machine: Machine) -> Value
}

/// Says which place or rectangle of a view an anchor stands for.
class AnchorSourceValue: NativeObject {
  override var typeName: String { "Anchor.Source" }

  /// A source of the values of several sources like this one.
  func list(_ sources: [AnchorSourceValue]) -> AnchorSourceValue { self }

  /// A source of this one's value, which might have been missing.
  var optional: AnchorSourceValue { self }

  func send<N: Natural>(_ view: ErasedView, _ key: N.Type, _ transform: Closure) -> ErasedView {
    view
  }

  func change<N: Natural>(_ view: ErasedView, _ key: N.Type, _ transform: Closure) -> ErasedView {
    view
  }
}

final class AnchorSourceOf<Wrapped: Writable>: AnchorSourceValue {
  let source: Anchor<Wrapped>.Source

  init(_ source: Anchor<Wrapped>.Source) { self.source = source }

  override func list(_ sources: [AnchorSourceValue]) -> AnchorSourceValue {
    let alike = sources.compactMap { ($0 as? AnchorSourceOf<Wrapped>)?.source }
    return AnchorSourceOf<[Wrapped]>(Anchor<[Wrapped]>.Source(alike))
  }

  override var optional: AnchorSourceValue {
    AnchorSourceOf<Wrapped?>(Anchor<Wrapped?>.Source(source))
  }

  override func send<N: Natural>(
    _ view: ErasedView, _ key: N.Type, _ transform: Closure
  ) -> ErasedView {
    ErasedView(
      view.anchorPreference(key: InterpretedPreferenceKey<N>.self, value: source) {
        transform(.object(AnchorValue($0)))
      })
  }

  override func change<N: Natural>(
    _ view: ErasedView, _ key: N.Type, _ transform: Closure
  ) -> ErasedView {
    ErasedView(
      view.transformAnchorPreference(key: InterpretedPreferenceKey<N>.self, value: source) {
        var arguments = [$0, Value.object(AnchorValue($1))]
        transform.call(&arguments)
        $0 = arguments[0]
      })
  }
}

extension Program {
  /// A preference made of an anchor of the view.
  func anchorPreference(
    _ view: ErasedView, _ key: Value, _ source: AnchorSourceValue, _ transform: Closure
  ) -> ErasedView {
    func open<N: Natural>(_ number: N.Type) -> ErasedView { source.send(view, number, transform) }
    return open(self.key(of: key))
  }

  func transformAnchorPreference(
    _ view: ErasedView, _ key: Value, _ source: AnchorSourceValue, _ transform: Closure
  ) -> ErasedView {
    func open<N: Natural>(_ number: N.Type) -> ErasedView { source.change(view, number, transform) }
    return open(self.key(of: key))
  }
}
