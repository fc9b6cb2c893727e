/// An observable object that somebody else keeps: the view's body runs again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public static func _install(_ property: inout Self, _ owner: DynamicPropertyOwner) {
    owner.location { ObjectObservation() }.observe(property.wrappedValue, owner.node)
  }
}

/// Which object a property of a view observes.
final class ObjectObservation {
  private(set) weak var object: AnyObject?
  private var publisher: ObservableObjectPublisher?

  func observe<ObjectType: ObservableObject>(_ new: ObjectType, _ body: BodyNode) {
    if object === new { return }
    publisher?.remove(body)
    object = new
    publisher = new.objectWillChange
    publisher?.add(body)
  }
}

/// An observable object that belongs to a view: it is made when the view appears, once, and lives as
/// long as the view stays in its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var slot: Slot?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// Before the view is on the device each read makes another object, as in SwiftUI.
  public var wrappedValue: ObjectType { slot?.object ?? make() }

  /// Bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  public static func _install(_ property: inout Self, _ owner: DynamicPropertyOwner) {
    let slot = owner.location { Slot(property.make()) }
    slot.observation.observe(slot.object, owner.node)
    property.slot = slot
  }

  private final class Slot {
    let object: ObjectType
    let observation = ObjectObservation()

    init(_ object: ObjectType) {
      self.object = object
    }
  }
}
