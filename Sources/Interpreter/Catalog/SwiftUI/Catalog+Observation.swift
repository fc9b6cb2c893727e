import NavigationCore

extension Catalog {
  /// Objects whose changes show views again.
  static let observation: [CatalogFamily] = [{ observableObjects }, { objectWrappers }]

  private static let observableObjects: [CatalogEntry] = [
    type("protocol ObservableObject: AnyObject", "Objects whose changes show views again."),
    raw(
      "ObservableObject", "var objectWillChange: ObservableObjectPublisher",
      "Tells the views that observe the object that it is about to change."
    ) { machine, slots in
      machine.program?.publisher(of: slots[0]).map { $0.written(machine) } ?? .none
    },
    type("protocol Observable", "Objects of which views are shown the properties they read."),
    type("class ObservableObjectPublisher", "Tells views that an object is about to change."),
    entry("ObservableObjectPublisher", "init()", "Nobody is told yet.") {
      ObservableObjectPublisher()
    },
    entry("ObservableObjectPublisher", "func send()", "Tells the views that observe the object.") {
      (publisher: ObservableObjectPublisher) in
      publisher.send()
      return Value.none
    },
  ]

  private static let objectWrappers: [CatalogEntry] = [
    type("struct StateObject<ObjectType>", "An object that a view makes once and keeps."),
    running(
      "StateObject", "init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)",
      "An object that is made when the view appears."
    ) { (_, make: Closure) in Value.object(StateCell { make() }) },
    type("struct ObservedObject<ObjectType>", "An object that somebody else keeps."),
    raw("ObservedObject", "init(wrappedValue: ObjectType)", "The object to observe.") { _, slots in
      slots[0]
    },
    raw("ObservedObject", "init(initialValue: ObjectType)", "The object to observe.") { _, slots in
      slots[0]
    },
    type("struct Bindable<ObjectType>", "An object to whose properties there are bindings."),
    raw("Bindable", "init(wrappedValue: ObjectType)", "The object to bind to.") { _, slots in
      slots[0]
    },
    raw(
      "View", "func environmentObject<T>(_ object: T) -> some View",
      "Hands an object down to the views inside, which read it with `@EnvironmentObject`."
    ) { machine, slots in handedDown(machine, slots) },
    raw(
      "View", "func environment<T>(_ object: T?) -> some View",
      "Hands an object down to the views inside, which read it with `@Environment`."
    ) { machine, slots in handedDown(machine, slots) },
  ]

  private static func handedDown(_ machine: Machine, _ slots: Frame) -> Value {
    guard let program = machine.program, let view = ErasedView.read(slots[0], machine) else {
      return slots[0]
    }
    return program.environmentObject(view, slots[1]).written(machine)
  }
}
