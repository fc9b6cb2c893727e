import NavigationCore

// What a view builder makes of its statements: the very views that compiled SwiftUI makes, so that
// all rules for static and dynamic lists hold.

/// Several views one after another.
struct ViewSequenceMaker {
  private var views: [ErasedView] = []
  private var items: [ToolbarItem<ErasedView>] = []

  init(count: Int) {
    views.reserveCapacity(count)
  }

  mutating func add(_ value: Value, _ machine: Machine) {
    views.append(erased(value, machine))
    if let toolbar = value.object(ToolbarValue.self) { items += toolbar.items }
  }

  var value: Value { .view(ErasedView(ViewSequence(views)), items: items) }
}

/// An `if` without `else`; `.none` is nothing.
func makeOptionalView(_ value: Value, _ machine: Machine) -> Value {
  let view: ErasedView? = value.isNone ? nil : erased(value, machine)
  return .view(ErasedView(view), items: value.toolbarItems)
}

/// An `if` with `else`.
func makeEitherView(_ value: Value, isFirst: Bool, _ machine: Machine) -> Value {
  let view = erased(value, machine)
  let content =
    isFirst
    ? ConditionalContent<ErasedView, ErasedView>(first: view)
    : ConditionalContent<ErasedView, ErasedView>(second: view)
  return .view(ErasedView(content), items: value.toolbarItems)
}

/// One case of a `switch`: nested choices, the first case outermost.
func makeChosenView(_ value: Value, _ index: Int, of count: Int, _ machine: Machine) -> Value {
  if count <= 1 { return value }
  var result = index < count - 1 ? makeEitherView(value, isFirst: true, machine) : value
  for _ in 0..<index { result = makeEitherView(result, isFirst: false, machine) }
  return result
}

/// A value as a view; what is none has halted the run already.
func erased(_ value: Value, _ machine: Machine) -> ErasedView {
  ErasedView.read(value, machine) ?? ErasedView(EmptyView())
}
