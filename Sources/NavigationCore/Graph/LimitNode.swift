/// Stands where a view would go deeper, or be one more, than the graph allows.
@usableFromInline
final class LimitNode: ViewNode {
  @usableFromInline static func make(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    reuse(old, as: LimitNode.self, parent) ?? LimitNode(parent)
  }
}

/// How much a graph may hold before leaves take the place of views, with a note.
public struct GraphLimits: Sendable {
  /// How many nodes may stand above one another; 20,000 suit a stack of 8 MB.
  public var depth: Int32
  /// How many nodes there may be at a time.
  public var nodes: Int
  /// How many members one `ForEach` may have.
  public var members: Int
  /// How many rounds one settling may take.
  public var rounds: Int

  public init(
    depth: Int32 = 6_000, nodes: Int = 2_000_000, members: Int = 200_000, rounds: Int = 100
  ) {
    self.depth = depth
    self.nodes = nodes
    self.members = members
    self.rounds = rounds
  }
}

extension ViewGraph {
  /// Whether one more view may stand below `parent`; if not, a note says why.
  @usableFromInline
  func hasRoom(below parent: ViewNode) -> Bool {
    if parent.depth >= limits.depth {
      if nodesWhenTooDeep == nil { note(.tooDeep(limits.depth, view: bodyName(above: parent))) }
      nodesWhenTooDeep = nodesWhenTooDeep ?? liveNodes
      return false
    }
    if liveNodes >= limits.nodes {
      note(.tooMany(limits.nodes))
      return false
    }
    // A view that holds itself twice would go on until there is no more room.
    if let nodesWhenTooDeep { return liveNodes < nodesWhenTooDeep + 10_000 }
    return true
  }

  /// The view whose body it is that came too deep.
  private func bodyName(above node: ViewNode) -> String? {
    var here: ViewNode? = node
    while let node = here {
      if let name = (node as? BodyNode)?.outlineName { return name }
      here = node.parent
    }
    return nil
  }
}
