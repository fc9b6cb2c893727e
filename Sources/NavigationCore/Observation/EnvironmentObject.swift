/// An observable object that a view above hands down: the body runs again when it changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object; as in SwiftUI it is a mistake of the program when no view above hands one down.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  public static func _install(_ property: inout Self, _ owner: DynamicPropertyOwner) {
    let values = EnvironmentValues(owner.node.environment)
    let isFirst = owner.node.slots[owner.index] == nil
    let observation = owner.location { ObjectObservation() }
    let object = values[EnvironmentObjectKey<ObjectType>.self]
    if !isFirst, object !== observation.object { owner.node.valueOfEnvironmentChanged() }
    property.object = object
    if let object { observation.observe(object, owner.node) }
  }
}

private enum EnvironmentObjectKey<ObjectType: ObservableObject>: NamedEnvironmentKey {
  static var defaultValue: ObjectType? { nil }
  static var name: String { "\(ObjectType.self)" }
}

extension View {
  /// Hands an observable object down to the views inside, which read it with `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(key: EnvironmentObjectKey<Object>.self, value: object)
  }
}
