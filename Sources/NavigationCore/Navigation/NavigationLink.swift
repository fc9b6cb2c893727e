/// Pushes a destination onto the navigation container around it when it is tapped.
///
/// The destination's value is made with the link, its body runs only once it is pushed. With `isActive`
/// it also pushes when that becomes true, pops when it becomes false, and writes false when its screen
/// is left in another way. Outside of a container it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  let destination: Destination
  let label: Label
  let isActive: Binding<Bool>?

  init(_ destination: Destination, _ label: Label, _ isActive: Binding<Bool>?) {
    self.destination = destination
    self.label = label
    self.isActive = isActive
  }

  // A body, so that a binding read here makes the link look again when its value changes.
  public var body: some View {
    LinkBox(
      destination: destination, label: label, binding: isActive,
      isActive: isActive?.wrappedValue ?? false)
  }

  /// Shows the destination in the detail column where there is one; a phone has none.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

private struct LinkBox<Label: View, Destination: View>: PrimitiveView {
  let destination: Destination
  let label: Label
  let binding: Binding<Bool>?
  let isActive: Bool

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: LinkNode.self, parent) ?? LinkNode(parent)
    node.content = Label._makeNode(view.label, node.content, node)
    let destination = view.destination
    node.update(view.binding, isActive: view.isActive) { $0.show(destination) }
    return node
  }
}
