/// A value that belongs to a view and lives as long as the view stays in its place.
///
/// Writing it runs the bodies that read it again. As in SwiftUI it has no storage of its own until the
/// view is on the device: before, reads give the initial value and writes are lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var slot: StateSlot<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { slot?.read() ?? initial }
    nonmutating set { slot?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let slot { Binding(location: slot) } else { .constant(initial) }
  }

  public static func _install(_ property: inout Self, _ owner: DynamicPropertyOwner) {
    property.slot = owner.location { StateSlot(property.initial, graph: owner.graph) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}
