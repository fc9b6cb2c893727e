/// Where the value of a binding is kept.
@usableFromInline
class BindingLocation<Value> {
  @inlinable init() {}

  @usableFromInline
  func read() -> Value {
    preconditionFailure("A location is read by its subclass.")
  }

  @usableFromInline
  func write(_ value: Value) {}
}

final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func read() -> Value { value }
}

final class FunctionLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value) }
}

/// A property of a value that another binding holds.
final class MemberLocation<Root, Value>: BindingLocation<Value> {
  private let root: BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: BindingLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func read() -> Value { root.read()[keyPath: keyPath] }

  override func write(_ value: Value) {
    var whole = root.read()
    whole[keyPath: keyPath] = value
    root.write(whole)
  }
}

/// An element of a collection that another binding holds.
final class ElementLocation<Root: MutableCollection>: BindingLocation<Root.Element> {
  private let root: BindingLocation<Root>
  private let position: Root.Index

  init(_ root: BindingLocation<Root>, _ position: Root.Index) {
    self.root = root
    self.position = position
  }

  override func read() -> Root.Element { root.read()[position] }

  override func write(_ value: Root.Element) {
    var whole = root.read()
    guard whole.indices.contains(position) else { return }
    whole[position] = value
    root.write(whole)
  }
}
