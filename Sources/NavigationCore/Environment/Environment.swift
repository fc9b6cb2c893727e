/// Reads a value that a view above has handed down.
///
/// The body runs again when the value is another one.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var storage: EnvironmentStorage?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    let values = storage.map { EnvironmentValues($0) } ?? EnvironmentValues()
    return values[keyPath: keyPath]
  }

  public static func _install(_ property: inout Self, _ owner: DynamicPropertyOwner) {
    let environment = owner.node.environment
    guard environment !== property.storage else { return }
    // Once read, the storage is only exchanged for one in which the value is another.
    let last = owner.location { LastEnvironment<Value>() }
    let value = EnvironmentValues(environment)[keyPath: property.keyPath]
    if let known = last.value, areSame(known, value), let storage = last.storage {
      property.storage = storage
      return
    }
    if last.value != nil { owner.node.valueOfEnvironmentChanged() }
    last.value = value
    last.storage = environment
    property.storage = environment
  }
}

/// The value an `Environment` had last, and the environment it came from.
final class LastEnvironment<Value> {
  var value: Value?
  var storage: EnvironmentStorage?
}
