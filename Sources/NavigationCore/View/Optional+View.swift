extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("An optional view has no body; its node is made instead.")
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: DynamicNode.self, parent) ?? DynamicNode(parent)
    if let content = view {
      node.show(branch: 1) { Wrapped._makeNode(content, $0, node) }
    } else {
      node.showNothing()
    }
    return node
  }
}

extension Optional: PrimitiveView where Wrapped: View {}
