/// What a button is for, so that a device can show it.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// Does something when it is tapped.
public struct Button<Label: View>: PrimitiveView {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: () -> Void
  @usableFromInline let label: Label

  @inlinable
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @inlinable
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    buttonNode(view.role, view.action, ErasedContentOf(view.label, tag: 0), old, parent)
  }
}

@usableFromInline
func buttonNode(
  _ role: ButtonRole?, _ action: @escaping () -> Void, _ label: ErasedContent, _ old: ViewNode?,
  _ parent: ViewNode
) -> ViewNode {
  let node = reuse(old, as: ButtonNode.self, parent) ?? ButtonNode(parent)
  node.update(role, label, action)
  return node
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == NavigationCore.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { NavigationCore.Label(titleKey, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      NavigationCore.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// A thing that can be tapped and shows it around its label.
///
/// Several views in a label stand side by side. Their colour is the tint, unless a view around the
/// button chose another.
class TappableNode: StackNode {
  private final var outer: EnvironmentStorage

  init(_ parent: ViewNode) {
    outer = parent.environment
    super.init(parent, .horizontal(.center, nil))
    environment = derived()
  }

  /// Whether a tap does anything.
  var isEnabled: Bool { environment.isEnabled }
  var mark: TapMark { .brackets }
  /// The colour of the label; nil for that of the surroundings.
  var labelColor: Color? { outer.text.tint ?? .accentColor }

  /// What the label sees before its colour is chosen.
  func surroundings(of outer: EnvironmentStorage) -> EnvironmentStorage { outer }

  /// How a button is drawn here.
  final var outerLook: ButtonLook? { outer.buttonLook }

  private func derived() -> EnvironmentStorage {
    let outer = surroundings(of: outer)
    guard outer.text.foreground == nil, let color = labelColor else { return outer }
    var values = EnvironmentValues(outer)
    values.change { $0.text.foreground = .color(color) }
    return values.storage
  }

  /// Derives the environment of the label anew.
  final func chooseColor() {
    environment = derived()
    environmentChanged()
  }

  override final func inherit(_ environment: EnvironmentStorage) {
    guard environment !== outer else { return }
    outer = environment
    self.environment = derived()
    environmentChanged()
  }

  override func draw(_ canvas: inout Canvas) {
    canvas.beginTappable(self, mark: mark, isEnabled: isEnabled)
    drawLabel(&canvas)
    canvas.endTappable(frame: frame)
  }

  final func drawLabel(_ canvas: inout Canvas) {
    boxes.draw(&canvas, sorting: graph.usesZIndex)
  }
}

/// The box of a button: its label, drawn by the style of its surroundings.
final class ButtonNode: TappableNode {
  private(set) var action: () -> Void = {}
  private(set) var role: ButtonRole?
  private var label: ErasedContent?
  private var kind: ObjectIdentifier?
  private var look: ButtonLook?

  func update(_ role: ButtonRole?, _ label: ErasedContent, _ action: @escaping () -> Void) {
    if role != self.role {
      self.role = role
      chooseColor()
    }
    self.label = label
    self.action = action
    makeLabel()
  }

  private func makeLabel() {
    guard let label else { return }
    look = outerLook
    let content = look?.make(role, label) { [weak self] in self?.action() } ?? label
    if let old = child, kind != content.kind {
      child = nil
      graph.destroy(old)
      child = content.makeNode(nil, self)
      graph.structureChanged(below: self)
    } else {
      child = content.makeNode(child, self)
    }
    kind = content.kind
  }

  override func environmentChanged() {
    super.environmentChanged()
    if outerLook !== look { makeLabel() }
  }

  /// Inside of what a style draws the style around it holds, so that it may draw buttons itself.
  override func surroundings(of outer: EnvironmentStorage) -> EnvironmentStorage {
    guard outer.buttonLook != nil else { return outer }
    var values = EnvironmentValues(outer)
    values.change { $0.buttonLooks.removeLast() }
    return values.storage
  }

  override var labelColor: Color? {
    if outerLook?.keepsColor == true { return nil }
    return role == .destructive ? .red : super.labelColor
  }

  override func draw(_ canvas: inout Canvas) {
    if look?.decidesTaps == true {
      drawLabel(&canvas)
    } else {
      super.draw(&canvas)
    }
  }

  override func activate() {
    action()
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    action = {}
    label = nil
  }

  override var outlineName: String? { "Button" }
}
