import NavigationCore

/// A property of a view of the program whose value the device keeps.
struct StateKey: Hashable, CustomStringConvertible {
  let name: String
  let type: Type
  var description: String { name }

  /// The name is enough to tell the properties of one view apart.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A struct of the program as a view.
///
/// Its `@State` lives in the kernel, a cell for each property, so that a write runs only the bodies
/// that read it. A redeclared struct keeps the cells whose names and types still match.
struct InterpretedView: View, Equatable, NamedView, ScreenNaming {
  let program: Program
  let instance: Instance
  let revision: Int
  var cells = StateCells<StateKey, Value>()

  init(_ program: Program, _ instance: Instance) {
    self.program = program
    self.instance = instance
    revision = program.revision
  }

  var body: ErasedView { program.body(of: instance, cells, nil) }

  var viewName: String { instance.symbol.name }
  var screenName: ScreenName { program.screenName(of: instance) }

  static func == (left: InterpretedView, right: InterpretedView) -> Bool {
    left.program === right.program && left.revision == right.revision
      && isSameView(left.instance, right.instance)
  }
}

/// The same for a struct that reads the environment: it runs again when that changes.
struct InterpretedEnvironmentView: View, Equatable, NamedView, ScreenNaming {
  let program: Program
  let instance: Instance
  let revision: Int
  var cells = StateCells<StateKey, Value>()
  @Environment(\.self) var environment

  init(_ program: Program, _ instance: Instance) {
    self.program = program
    self.instance = instance
    revision = program.revision
  }

  var body: ErasedView { program.body(of: instance, cells, environment) }

  var viewName: String { instance.symbol.name }
  var screenName: ScreenName { program.screenName(of: instance) }

  static func == (left: InterpretedEnvironmentView, right: InterpretedEnvironmentView) -> Bool {
    left.program === right.program && left.revision == right.revision
      && isSameView(left.instance, right.instance)
  }
}

/// Whether a body need not run again: by the view's own `==` when it has one, else by what it holds.
private func isSameView(_ left: Instance, _ right: Instance) -> Bool {
  guard left.layout === right.layout, let equals = left.symbol.customEquals else {
    return isUnchanged(left, right)
  }
  return equals(.object(left), .object(right))
}

/// Whether two instances hold the same, without asking the program's own `==`.
func isUnchanged(_ left: Instance, _ right: Instance, depth: Int = 0) -> Bool {
  if left === right { return true }
  guard left.layout === right.layout, !left.isClass, depth < 8 else { return false }
  return (0..<left.header.count).allSatisfy { isUnchanged(left[$0], right[$0], depth: depth) }
}

private func isUnchanged(_ left: Value, _ right: Value, depth: Int) -> Bool {
  switch (left, right) {
  case (.none, .none): true
  case (.bool(let left), .bool(let right)): left == right
  case (.int(let left), .int(let right)): left == right
  case (.double(let left), .double(let right)): left == right
  case (.string(let left), .string(let right)): left == right
  case (.object(let left), .object(let right)): isUnchanged(left, right, depth: depth)
  default: false
  }
}

private func isUnchanged(_ left: AnyObject, _ right: AnyObject, depth: Int) -> Bool {
  if left === right { return true }
  switch (left, right) {
  case (let left as Instance, let right as Instance):
    return isUnchanged(left, right, depth: depth + 1)
  // What a state starts with no longer counts once the view is on the device.
  case (is StateCell, is StateCell): return true
  case (let left as ArrayValue, let right as ArrayValue):
    return left.items.count == right.items.count && left.items.count < 64
      && zip(left.items, right.items).allSatisfy { isUnchanged($0, $1, depth: depth + 1) }
  case (let left as EnumValue, let right as EnumValue):
    return left.enumCase === right.enumCase
      && zip(left.payload, right.payload).allSatisfy { isUnchanged($0, $1, depth: depth + 1) }
  case (let left as MetatypeValue, let right as MetatypeValue): return left.type == right.type
  default: return false
  }
}

extension Value: Equatable, CustomDebugStringConvertible {
  static func == (left: Value, right: Value) -> Bool { isEqual(left, right) }
  // State that holds nothing is an optional; `()` is kept by nobody.
  var debugDescription: String { isNone ? "nil" : debugText(of: self) }
}
