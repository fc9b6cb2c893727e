/// An object whose changes show the views again that observe it.
///
/// Changes of its `@Published` properties are announced; other changes are when it calls
/// `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
  /// Announces that the object is about to change.
  ///
  /// An object without published properties must declare one of its own to be heard.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    let publisher = properties.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for property in properties { property.publisher = publisher }
    return publisher
  }
}

/// Found by reflection, once for each view that begins to observe the object.
private func publishedProperties(of object: AnyObject) -> [AnyPublishedBox] {
  var boxes: [AnyPublishedBox] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror {
    boxes += level.children.compactMap { ($0.value as? any PublishedProperty)?.anyBox }
    mirror = level.superclassMirror
  }
  return boxes
}

protocol PublishedProperty {
  var anyBox: AnyPublishedBox { get }
}

/// Where a published value is kept, and who announces its changes once somebody listens.
class AnyPublishedBox {
  final var publisher: ObservableObjectPublisher?
}

final class PublishedBox<Value>: AnyPublishedBox {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A property of an observable object whose changes are announced before they happen.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  let box: PublishedBox<Value>

  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  var anyBox: AnyPublishedBox { box }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.publisher?.send()
      box.value = newValue
    }
  }
}
