/// A navigation link on the device.
final class LinkNode: TappableNode {
  /// The screen that shows its destination now.
  private(set) var destination: NavigationScreen?
  /// Runs once, when the screen of the destination was taken off.
  var whenLeft: (() -> Void)?
  private let container: NavigationNode?
  private var fillScreen: ((NavigationScreen) -> Void)?
  private var binding: Binding<Bool>?
  /// Whether it was tapped, for a link without a binding.
  private var wasTapped = false
  private var isActive = false
  private var isEmpty = true

  override init(_ parent: ViewNode) {
    container = parent.nearest(NavigationNode.self)
    super.init(parent)
  }

  /// Takes over what the link's view says.
  func update(
    _ binding: Binding<Bool>?, isActive: Bool, fill: @escaping (NavigationScreen) -> Void
  ) {
    self.binding = binding
    fillScreen = fill
    self.isActive = isActive
    if let destination { fill(destination) }
    if wantsDestination != (destination != nil) { container?.reconsider(self) }
  }

  var wantsDestination: Bool { !isDead && (binding == nil ? wasTapped : isActive) }

  /// Shows the destination on a screen that was just pushed.
  func fill(_ screen: NavigationScreen) {
    destination = screen
    fillScreen?(screen)
  }

  /// Hears that the screen of its destination was taken off.
  func destinationLeft() {
    destination = nil
    giveUp()
    whenLeft?()
    whenLeft = nil
  }

  /// Wishes no longer to show its destination, and says so through its binding.
  func giveUp() {
    wasTapped = false
    guard let binding, binding.wrappedValue else { return }
    isActive = false
    binding.wrappedValue = false
  }

  override var isEnabled: Bool { container != nil && super.isEnabled }

  /// Why a tap is of no use.
  override var disabledReason: String? {
    container == nil ? "not inside NavigationView or NavigationStack" : nil
  }

  override func activate() {
    guard isEnabled, destination == nil else { return }
    if let binding {
      binding.wrappedValue = true
      return
    }
    wasTapped = true
    container?.reconsider(self)
  }

  // A link without a label is no box: it takes no place and cannot be tapped.

  override func collect(_ list: inout BoxList) {
    isEmpty = (content?.boxCount ?? 0) == 0
    if !isEmpty { list.append(self) }
  }

  override var boxCount: Int { (content?.boxCount ?? 0) == 0 ? 0 : 1 }

  override func voidLayout() {
    super.voidLayout()
    guard isEmpty != (boxCount == 0), let parent else { return }
    isEmpty.toggle()
    graph.structureChanged(below: parent)
  }

  // In a list the whole row is the link.

  override var labelColor: Color? { enclosingRows == nil ? super.labelColor : nil }

  override func draw(_ canvas: inout Canvas) {
    guard let row = enclosingRows?.row(at: frame.y) else { return super.draw(&canvas) }
    canvas.beginTappable(self, mark: rowMark, isEnabled: isEnabled)
    canvas.addHitArea(row)
    boxes.draw(&canvas, sorting: graph.usesZIndex)
    canvas.endTappable(frame: row)
  }

  private var rowMark: TapMark {
    environment.layoutDirection == .rightToLeft ? .mirroredRow : .row
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    if destination != nil { container?.reconsider(self) }
    destination = nil
    fillScreen = nil
    binding = nil
    whenLeft = nil
  }
}
