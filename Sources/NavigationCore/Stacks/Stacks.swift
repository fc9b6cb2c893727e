/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  let stack: StackLayout
  let content: Content

  /// Stacks views; `spacing` is in points, nil for SwiftUI's own distances.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = .vertical(alignment, spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    makeStack(view.stack, view.content, "VStack", old, parent)
  }
}

/// Views one beside the other.
public struct HStack<Content: View>: PrimitiveView {
  let stack: StackLayout
  let content: Content

  /// Puts views side by side; `spacing` is in points, nil for SwiftUI's own distances.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = .horizontal(alignment, spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    makeStack(view.stack, view.content, "HStack", old, parent)
  }
}

private func makeStack<Content: View>(
  _ stack: StackLayout, _ content: Content, _ name: String, _ old: ViewNode?, _ parent: ViewNode
) -> ViewNode {
  let node: PlainStackNode
  if let known = reuse(old, as: PlainStackNode.self, parent) {
    node = known
    node.update(stack)
  } else {
    node = PlainStackNode(parent, stack)
    node.name = name
  }
  node.content = Content._makeNode(content, node.content, node)
  return node
}

/// The box of a `VStack` or `HStack`.
final class PlainStackNode: StackNode {
  var name = ""

  override var outlineName: String? { name }
}
