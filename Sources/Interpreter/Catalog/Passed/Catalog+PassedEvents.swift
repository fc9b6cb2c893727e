extension Catalog {
  static let passedEvents: [CatalogFamily] = [
    { gestureModifiers }, { gestures }, { gestureValues }, { moreEvents }, { dragging },
    { devices },
  ]

  private static let gestureModifiers: [CatalogEntry] =
    [
      passed("func gesture<T: Gesture>(_ gesture: T) -> some View", "Attaches a gesture."),
      passed(
        "func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View",
        "Attaches a gesture that can be switched off."),
      passed(
        "func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View",
        "Attaches a gesture."),
      passed(
        "func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View",
        "Attaches a gesture with a name."),
      passed(
        "func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View",
        "Attaches a gesture that comes before the content's."),
      passed(
        "func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View",
        "Attaches a gesture that comes before the content's."),
      passed(
        "func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View",
        "Attaches a gesture beside the content's."),
      passed(
        "func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View",
        "Attaches a gesture beside the content's."),
      passed(
        "func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View",
        "Runs an action with the place of a tap."),
      passed(
        "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View",
        "Runs an action when the view is held; the older form."),
      passed(
        "func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View",
        "Runs the view's action by a gesture of the hand."),
    ]
    + named("struct GestureMask", "Whose gestures count.", ["none", "gesture", "subviews", "all"])
    + named("struct HandGestureShortcut: Hashable", "A gesture of the hand.", ["primaryAction"])

  private static let gestures: [CatalogEntry] = [
    type(
      "protocol Gesture", "A movement of fingers; the playground knows taps, presses and swipes."),
    passed(
      in: "Gesture", "func onChanged<V>(_ action: @escaping (V) -> Void) -> some Gesture",
      "Runs an action while fingers move."),
    passed(
      in: "Gesture", "func onEnded<V>(_ action: @escaping (V) -> Void) -> some Gesture",
      "Runs an action when fingers are lifted."),
    passed(
      in: "Gesture",
      "func updating<S, V>(_ state: GestureState<S>, body: @escaping (V, inout S, inout Transaction) -> Void) -> some Gesture",
      "Keeps a value while fingers move."),
    passed(
      in: "Gesture", "func simultaneously<Other: Gesture>(with other: Other) -> some Gesture",
      "Two gestures at once."),
    passed(
      in: "Gesture", "func sequenced<Other: Gesture>(before other: Other) -> some Gesture",
      "One gesture after another."),
    passed(
      in: "Gesture", "func exclusively<Other: Gesture>(before other: Other) -> some Gesture",
      "One gesture, or else another."),
    type("struct TapGesture: Gesture", "A tap."),
    named("TapGesture", "init(count: Int = 1)", "So many taps."),
    type("struct SpatialTapGesture: Gesture", "A tap with its place."),
    named(
      "SpatialTapGesture", "init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)",
      "So many taps."),
    type("struct LongPressGesture: Gesture", "A long press."),
    named(
      "LongPressGesture", "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)",
      "A long press."),
    type("struct DragGesture: Gesture", "A finger that moves."),
    named(
      "DragGesture",
      "init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)",
      "A finger that moves."),
    type("struct MagnificationGesture: Gesture", "Two fingers that part; the older name."),
    named(
      "MagnificationGesture", "init(minimumScaleDelta: CGFloat = 0.01)", "Two fingers that part."),
    type("struct MagnifyGesture: Gesture", "Two fingers that part."),
    named("MagnifyGesture", "init(minimumScaleDelta: CGFloat = 0.01)", "Two fingers that part."),
    type("struct RotationGesture: Gesture", "Two fingers that turn; the older name."),
    named(
      "RotationGesture", "init(minimumAngleDelta: Angle = .degrees(1))", "Two fingers that turn."),
    type("struct RotateGesture: Gesture", "Two fingers that turn."),
    named(
      "RotateGesture", "init(minimumAngleDelta: Angle = .degrees(1))", "Two fingers that turn."),
  ]

  private static let gestureValues: [CatalogEntry] =
    named("struct Value: Equatable", in: "DragGesture", "Where a finger is.")
    + [
      ("translation", "CGSize", "How far the finger moved."),
      ("location", "CGPoint", "Where the finger is."),
      ("startLocation", "CGPoint", "Where the finger began."),
      ("predictedEndLocation", "CGPoint", "Where the finger is going."),
      ("predictedEndTranslation", "CGSize", "How far the finger is going."),
      ("velocity", "CGSize", "How fast the finger moves."),
    ].map { name, kind, summary in
      CatalogEntry(
        owner: "DragGesture.Value", signature: "var \(name): \(kind)", summary: summary,
        code: { machine, _ in .none }, isRaw: true)
    }
    + named("struct GestureState<Value>", "A value that holds while fingers move.")

  private static let moreEvents: [CatalogEntry] =
    [
      passed(
        "func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View",
        "Runs an asynchronous action while the view is on the screen."),
      passed(
        "func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View",
        "Runs an asynchronous action anew when a value changes."),
      passed(
        "func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View",
        "Runs an action for each value of a publisher."),
      passed(
        "func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View",
        "Runs an action when the view's place or size changes."),
      passed(
        "func onHover(perform action: @escaping (Bool) -> Void) -> some View",
        "Runs an action when a pointer comes and goes."),
      passed(
        "func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View",
        "Runs an action while a pointer moves."),
      passed(
        "func hoverEffect(_ effect: HoverEffect = .automatic) -> some View",
        "Lifts the view under a pointer."),
      passed(
        "func hoverEffectDisabled(_ disabled: Bool = true) -> some View",
        "Lets the view lie under a pointer."),
      passed(
        "func pointerStyle(_ style: PointerStyle?) -> some View", "Sets the form of the pointer."),
      passed(
        "func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View",
        "Runs an action when a key is pressed."),
      passed(
        "func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View",
        "Runs the view's action by keys."),
      passed(
        "func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View",
        "Runs the view's action by keys."),
      passed(
        "func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View",
        "Runs an action for arrow keys."),
      passed(
        "func onExitCommand(perform action: (() -> Void)? = nil) -> some View",
        "Runs an action for the escape key."),
      passed(
        "func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View",
        "Runs an action for the delete key."),
      passed(
        "func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View",
        "Runs an action for the play key."),
      passed(
        "func onSubmit(_ action: @escaping () -> Void) -> some View",
        "Runs an action when the return key is pressed."),
      passed(
        "func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> some View",
        "Runs an action when a pencil is tapped."),
      passed(
        "func onCameraCaptureEvent(isEnabled: Bool = true, action: @escaping (Any) -> Void) -> some View",
        "Runs an action for the camera's key."),
      passed(
        "func onAppearanceChange(_ action: @escaping () -> Void) -> some View",
        "Runs an action when light and dark change."),
      passed(
        "func backgroundTask(_ task: Any, action: @escaping () async -> Void) -> some View",
        "Runs an action while the app is away."),
      passed(
        "func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View",
        "Tells menus a value of the view with the keyboard."),
      passed(
        "func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View",
        "Tells menus a value of the window in front."),
    ]
    + named(
      "struct TaskPriority", "How soon work is done.",
      ["high", "medium", "low", "background", "userInitiated", "utility"])
    + named("enum HoverPhase", "What a pointer does.", ["ended"])
    + named(
      "struct PointerStyle", "The form of a pointer.",
      ["default", "link", "horizontalText", "grabIdle"])
    + named(
      "struct KeyEquivalent: Hashable", "A key.",
      [
        "return", "escape", "delete", "space", "tab", "upArrow", "downArrow", "leftArrow",
        "rightArrow", "home", "end",
      ])
    + named(
      "struct EventModifiers", "Keys held beside another.",
      ["command", "option", "control", "shift", "capsLock", "all"])
    + named(
      "struct KeyboardShortcut: Hashable", "Keys that run an action.",
      ["defaultAction", "cancelAction"])
    + named("struct KeyPress", "A key that was pressed.")
    + named("enum Result", in: "KeyPress", "Whether a key was used.", ["handled", "ignored"])
    + named(
      "enum MoveCommandDirection", "A direction of arrow keys.", ["up", "down", "left", "right"])
    + named("struct FocusedValues", "What the view with the keyboard tells menus.")

  private static let dragging: [CatalogEntry] = [
    passed(
      "func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View",
      "Lets the view be dragged away."),
    passed(
      "func draggable<V: View, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View",
      "Lets the view be dragged away, with a preview."),
    passed(
      "func dropDestination<T>(for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View",
      "Takes what is dropped on the view."),
    passed(
      "func onDrag(_ data: @escaping () -> NSItemProvider) -> some View",
      "Lets the view be dragged away."),
    passed(
      "func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View",
      "Takes what is dropped on the view."),
    passed(
      "func onDrop(of supportedContentTypes: [UTType], delegate: Any) -> some View",
      "Takes what is dropped on the view."),
    passed(
      "func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View", "Says what is dragged."),
    passed(
      "func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View",
      "Says what is copied."),
    passed(
      "func cuttable<T>(for payloadType: T.Type, action: @escaping () -> [T]) -> some View",
      "Says what is cut."),
    passed(
      "func pasteDestination<T>(for payloadType: T.Type, action: @escaping ([T]) -> Void) -> some View",
      "Takes what is pasted."),
    passed(
      "func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View",
      "Says what is copied."),
    passed(
      "func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View",
      "Takes what is pasted."),
  ]

  private static let devices: [CatalogEntry] =
    [
      passed(
        "func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View",
        "Makes the screen light or dark."),
      passed(
        "func colorScheme(_ colorScheme: ColorScheme) -> some View",
        "Makes the view light or dark; the older name."),
      passed(
        "func previewDevice(_ value: PreviewDevice?) -> some View",
        "Says which device a preview shows."),
      passed("func previewDisplayName(_ value: String?) -> some View", "Names a preview."),
      passed(
        "func previewLayout(_ value: PreviewLayout) -> some View", "Says how large a preview is."),
      passed(
        "func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View",
        "Turns a preview."),
      passed("func previewContext<C>(_ value: C) -> some View", "Says what a preview is shown in."),
      passed(
        "func modelContainer(for modelType: Any, inMemory: Bool = false) -> some View",
        "Ties views to stored data; the playground stores none."),
      passed(
        "func modelContainer(_ container: Any) -> some View",
        "Ties views to stored data; the playground stores none."),
      passed(
        "func modelContext(_ modelContext: Any) -> some View",
        "Ties views to stored data; the playground stores none."),
      passed(
        "func defaultAppStorage(_ store: UserDefaults) -> some View",
        "Says where settings are kept."),
      passed(
        "func supportedOrientations(_ orientations: Any) -> some View",
        "Says how a device may be held."),
      passed(
        "func containerShape<T: Shape>(_ shape: T) -> some View", "Says which form containers have."
      ),
      passed(
        "func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View",
        "Says what backgrounds are filled with."),
      passed(
        "func safeAreaBar<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
        "Puts a bar at an edge, over the content."),
      passed(
        "func scenePadding(_ edges: Edge.Set = .all) -> some View",
        "Adds the space that screens have at their edges."),
      passed(
        "func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View",
        "Says whether the view is mirrored."),
      passed(
        "func gridCellColumns(_ count: Int) -> some View", "Lets a view of a grid span columns."),
      passed(
        "func gridCellAnchor(_ anchor: UnitPoint) -> some View", "Says where a view of a grid lies."
      ),
      passed(
        "func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View",
        "Lets a view of a grid not widen it."),
      passed(
        "func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View",
        "Says where views of a column lie."),
      passed(
        "func layoutValue<K>(key: K.Type, value: Any) -> some View", "Tells a layout a value."),
    ]
    + named("enum PreviewLayout", "How large a preview is.", ["device", "sizeThatFits"])
    + [
      named(
        "PreviewLayout", "static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout",
        "A size in points.")
    ]
    + named("struct PreviewDevice", "A device of a preview.")
    + [named("PreviewDevice", "init(rawValue: String)", "A device by its name.")]
    + named(
      "struct InterfaceOrientation: Hashable", "How a device is held.",
      ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
    + named(
      "enum LayoutDirectionBehavior: Hashable", "Whether a view is mirrored.", ["fixed", "mirrors"])
}
