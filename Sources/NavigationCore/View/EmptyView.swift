/// A view that shows nothing and takes no place in a list.
public struct EmptyView: PrimitiveView {
  @inlinable public init() {}

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    reuse(old, as: SilentNode.self, parent) ?? SilentNode(parent)
  }
}
