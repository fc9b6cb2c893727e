/// Views one below the other, which are made when they come into view.
///
/// It takes all the width it is offered. Rows of a `ForEach` that have not been in view are not there, and
/// count as long as those that have on the average.
public struct LazyVStack<Content: View>: PrimitiveView {
  let layout: LazyLayout
  let content: Content

  /// Stacks views; `spacing` is in points, nil for SwiftUI's own distances.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(stack: .vertical(alignment, spacing), pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = lazyNode(view.layout, "LazyVStack", old, parent)
    node.content = Content._makeNode(view.content, node.content, node)
    return node
  }
}

/// Views one beside the other, which are made when they come into view.
///
/// It takes all the height it is offered.
public struct LazyHStack<Content: View>: PrimitiveView {
  let layout: LazyLayout
  let content: Content

  /// Puts views side by side; `spacing` is in points, nil for SwiftUI's own distances.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(stack: .horizontal(alignment, spacing), pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = lazyNode(view.layout, "LazyHStack", old, parent)
    node.content = Content._makeNode(view.content, node.content, node)
    return node
  }
}

/// Which views of a lazy container stay in view while what belongs to them does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

func lazyNode(
  _ layout: LazyLayout, _ name: StaticString, _ old: ViewNode?, _ parent: ViewNode
) -> LazyNode {
  let node = reuse(old, as: LazyNode.self, parent) ?? LazyNode(parent, layout)
  node.name = name
  node.update(layout)
  return node
}
