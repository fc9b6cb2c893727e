/// A view with something attached: a change of its layout, its surroundings, its preferences.
///
/// What is attached is hidden in an object, so that the type only depends on the content; that keeps
/// lowering fast in every module that uses the modifiers.
public struct Modified<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let modification: Modification

  @inlinable init(_ content: consuming Content, _ modification: Modification) {
    self.content = content
    self.modification = modification
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = view.modification.node(old, parent)
    node.child = Content._makeNode(view.content, node.child, node)
    node.childIsMade()
    return node
  }
}

/// What is attached to a view: it makes the node around the view's own.
@usableFromInline
class Modification {
  init() {}

  /// The node made earlier at this place, if a modification of this kind made it; another one goes.
  ///
  /// Generic kinds of node are told apart by who made them: to name such a kind is slow where it is
  /// not known when the code is compiled.
  @inline(__always)
  final func own(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode? {
    guard let old else { return nil }
    if old.maker == ObjectIdentifier(type(of: self)) { return old }
    parent.graph.discard(old, below: parent)
    return nil
  }

  /// Remembers who made a node.
  @inline(__always)
  final func sign<Node: ViewNode>(_ node: Node) -> Node {
    node.maker = ObjectIdentifier(type(of: self))
    return node
  }

  /// Makes the node, or brings the one made earlier up to date; `Modified` fills its `child`.
  @usableFromInline func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    preconditionFailure("A modification makes its node in its subclass.")
  }
}

extension View {
  @inlinable
  consuming func modified(_ modification: Modification) -> Modified<Self> {
    Modified(self, modification)
  }
}
