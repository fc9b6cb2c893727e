/// One of two views, as an `if` with `else` or a `switch` makes it.
///
/// Which of the two it is belongs to its identity: the other branch begins with state of its own.
public struct ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  @usableFromInline
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let branch: Branch

  @inlinable public init(first: TrueContent) {
    branch = .first(first)
  }

  @inlinable public init(second: FalseContent) {
    branch = .second(second)
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: DynamicNode.self, parent) ?? DynamicNode(parent)
    switch view.branch {
    case .first(let content):
      node.show(branch: 1) { TrueContent._makeNode(content, $0, node) }
    case .second(let content):
      node.show(branch: 2) { FalseContent._makeNode(content, $0, node) }
    }
    return node
  }
}
