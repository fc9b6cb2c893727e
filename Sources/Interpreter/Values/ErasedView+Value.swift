import NavigationCore

/// A view that stands for the items of a toolbar; any other view is its own object.
final class ToolbarValue: NativeObject {
  let view: ErasedView
  let items: [ToolbarItem<ErasedView>]

  init(_ view: ErasedView, _ items: [ToolbarItem<ErasedView>]) {
    self.view = view
    self.items = items
  }

  override var typeName: String { "some View" }
  override var asView: ErasedView? { view }
}

extension Value {
  /// A view as a value, and the items of a toolbar that it stands for.
  static func view(_ view: ErasedView, items: [ToolbarItem<ErasedView>] = []) -> Value {
    .object(items.isEmpty ? view.object : ToolbarValue(view, items))
  }

  /// The items of a toolbar that it stands for.
  var toolbarItems: [ToolbarItem<ErasedView>] { object(ToolbarValue.self)?.items ?? [] }

  /// Whether it is of a compiled type, so that it never changes.
  var isCompiled: Bool {
    guard case .object(let object) = self else { return false }
    return ErasedView(object: object) != nil || object is NativeObject
  }
}

extension ErasedView: Readable, Writable {
  static var isBuilt: Bool { true }

  static func read(_ value: Value, _ machine: Machine) -> ErasedView? {
    guard case .object(let object) = value else {
      // Nil is the view that a missing `else` makes.
      return value.isNone ? ErasedView(EmptyView()) : nil
    }
    if let view = ErasedView(object: object) { return view }
    if let native = object as? NativeObject { return native.asView }
    return machine.viewOfInstance?(value)
  }

  func written(_ machine: Machine) -> Value { .view(self) }
}

/// Any style, as an argument: a color, a gradient, a material.
struct AnyStyle: Readable {
  let style: AnyShapeStyle

  static func read(_ value: Value, _ machine: Machine) -> AnyStyle? {
    guard case .object(let object) = value else { return nil }
    if let native = object as? NativeObject { return native.asStyle.map { AnyStyle(style: $0) } }
    return object is Instance || object is EnumValue
      ? AnyStyle(style: AnyShapeStyle(GuestStyle(value: value, machine: machine))) : nil
  }
}

/// A style of the running program: its `resolve(in:)` gives the one it stands for.
///
/// Unchecked: styles must be sendable, and the program and its views stay on one thread.
private struct GuestStyle: ShapeStyle, @unchecked Sendable {
  let value: Value
  let machine: Machine

  func _fill(in context: StyleContext) -> Fill {
    let environment = EnvironmentValues().written(machine)
    let result = machine.callMethodOfInstance?("resolve", value, [environment])
    let style = result.flatMap { AnyStyle.read($0, machine) }?.style
    return style?._fill(in: context) ?? ForegroundStyle()._fill(in: context)
  }
}

extension Binding: Writable where Value: Readable & Writable {
  func written(_ machine: Machine) -> Interpreter.Value {
    .object(
      BindingValue(
        get: { wrappedValue.written($0) },
        set: { machine, value in
          if let value = Value.read(value, machine) { wrappedValue = value }
        }))
  }
}

extension HashedValue: Readable, Writable {
  static func read(_ value: Value, _ machine: Machine) -> HashedValue? { HashedValue(value) }
  func written(_ machine: Machine) -> Value { value }
}

extension Binding: Readable where Value: Readable & Writable {
  static func read(_ value: Interpreter.Value, _ machine: Machine) -> Binding? {
    guard let binding = value.object(BindingValue.self),
      let first = Value.read(binding.get(machine), machine)
    else { return nil }
    return Binding(
      get: { Value.read(binding.get(machine), machine) ?? first },
      set: { binding.set(machine, $0.written(machine)) })
  }
}

/// What a toolbar is made of: its items, or views that are one item.
struct ToolbarParts: Readable, ToolbarContent {
  typealias Body = Never
  let items: [ToolbarItem<ErasedView>]

  static var isBuilt: Bool { true }

  static func read(_ value: Value, _ machine: Machine) -> ToolbarParts? {
    if let toolbar = value.object(ToolbarValue.self) { return ToolbarParts(items: toolbar.items) }
    return ErasedView.read(value, machine).map { view in
      ToolbarParts(items: [ToolbarItem { view }])
    }
  }

  func _addItems(to list: inout ToolbarItems) {
    for item in items { item._addItems(to: &list) }
  }
}

/// One item of a toolbar as a result.
struct ToolbarPart: Writable {
  let item: ToolbarItem<ErasedView>
  let view: ErasedView

  init(_ placement: ToolbarItemPlacement, _ view: ErasedView) {
    item = ToolbarItem(placement: placement) { view }
    self.view = view
  }

  func written(_ machine: Machine) -> Value { .view(view, items: [item]) }
}
