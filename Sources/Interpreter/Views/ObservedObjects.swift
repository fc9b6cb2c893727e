import NavigationCore

/// Who observes an object of the program: all of it, or single properties.
final class ObjectObservers {
  let publisher = ObservableObjectPublisher()
  fileprivate var properties: [String: ObservableObjectPublisher] = [:]
}

extension Instance {
  /// The observers of an object, which stand in its last slot.
  var observers: ObjectObservers? {
    guard isClass else { return nil }
    let slot = header.count - 1
    if let known = self[slot].object(ObjectObservers.self) { return known }
    let new = ObjectObservers()
    self[slot] = .object(new)
    return new
  }

  /// Tells who observes the object, or this property of it.
  func willChange(_ property: String) {
    guard isClass, let observers = self[header.count - 1].object(ObjectObservers.self)
    else { return }
    observers.publisher.send()
    observers.properties[property]?.send()
  }
}

extension VariableSymbol {
  /// `@Namespace var names`: names for views that move to each other.
  var isNamespace: Bool { head.attributes.contains { $0.name.text == "Namespace" } }

  /// Whether its changes are announced to those who observe the object.
  var isPublished: Bool {
    head.attributes.contains { $0.name.text == "Published" }
  }

  /// Whether the bodies that read it are shown its changes.
  var isTracked: Bool {
    guard let owner, owner.isObservable, !isLet, !isStatic, wrapper == nil else { return false }
    return !head.attributes.contains { $0.name.text == "ObservationIgnored" }
  }
}

extension Program {
  /// Remembers on which device the program's views are.
  func noteViews(around cells: StateCells<StateKey, Value>) {
    if views?.areThere != true { views = ReadingViews(around: cells) }
  }

  /// Lets the body that runs now run again when the property changes.
  func noteRead(_ property: String, of value: Value) {
    guard let views, let observers = value.object(Instance.self)?.observers else { return }
    let known = observers.properties[property]
    let publisher = known ?? ObservableObjectPublisher()
    if known == nil { observers.properties[property] = publisher }
    publisher.noteRead(in: views)
  }

  /// Lets the body that runs now run again when the object announces a change; of an `@Observable` object it
  /// only counts what is read.
  func observe(_ value: Value) {
    guard let views, value.object(Instance.self)?.symbol.isObservable != true,
      let publisher = publisher(of: value)
    else { return }
    publisher.noteRead(in: views)
  }

  /// Who announces the changes of an object: what it declares itself, else its own observers.
  func publisher(of value: Value) -> ObservableObjectPublisher? {
    guard let instance = value.object(Instance.self), instance.isClass else { return nil }
    if let slot = instance.layout.slots["objectWillChange"],
      let own = ObservableObjectPublisher.read(instance[slot], machine)
    {
      return own
    }
    return instance.observers?.publisher
  }

  // MARK: Environment

  /// Hands an object down to the views inside, by its type.
  func environmentObject(_ view: ErasedView, _ object: Value) -> ErasedView {
    guard let instance = object.object(Instance.self) else { return view }
    func open<N: Natural>(_ number: N.Type) -> ErasedView {
      ErasedView(view.environment(key: InterpretedEnvironmentKey<N>.self, value: object))
    }
    return open(key(of: .object(MetatypeValue(instance.layout.type))))
  }

  /// The object of a type that a view above hands down; none when there is none.
  func object(of type: Type, in environment: EnvironmentValues) -> Value {
    environmentValue(environment, .object(MetatypeValue(type)))
  }

  /// What a property reads that wants an object of the environment.
  func environmentObject(_ stored: Value, _ type: Type, _ place: CallPlace?) -> Value {
    if !stored.isNone || type.isOptional { return stored }
    machine.stop(
      "No ObservableObject of type \(type) found.",
      help: "A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view.",
      at: (place ?? unknownPlace).location)
    return .none
  }
}
