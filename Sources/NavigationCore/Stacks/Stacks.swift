/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let stack: StackLayout
  @usableFromInline let content: Content

  /// Stacks views; `spacing` is in points, nil for SwiftUI's own distances.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = .vertical(alignment, spacing)
    self.content = content()
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = stackNode(view.stack, "VStack", old, parent)
    node.child = Content._makeNode(view.content, node.child, node)
    return node
  }
}

/// Views one beside the other.
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let stack: StackLayout
  @usableFromInline let content: Content

  /// Puts views side by side; `spacing` is in points, nil for SwiftUI's own distances.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = .horizontal(alignment, spacing)
    self.content = content()
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = stackNode(view.stack, "HStack", old, parent)
    node.child = Content._makeNode(view.content, node.child, node)
    return node
  }
}

@usableFromInline
func stackNode(
  _ stack: StackLayout, _ name: StaticString, _ old: ViewNode?, _ parent: ViewNode
) -> ViewNode {
  if let known = reuse(old, as: PlainStackNode.self, parent) {
    known.update(stack)
    return known
  }
  let node = PlainStackNode(parent, stack)
  node.name = name
  return node
}

/// The box of a `VStack` or `HStack`.
final class PlainStackNode: StackNode {
  var name: StaticString = "Stack"

  override var outlineName: String? { "\(name)" }
}
