/// A column of a grid down the page, or a row of one across it.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as find room in a share, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next, in points; nil for SwiftUI's own.
  public var spacing: CGFloat?
  /// Where views stand in it; nil for the middle.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, row after row, made when they come into view.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let layout: LazyLayout
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      stack: .vertical(alignment, spacing), tracks: columns, pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = lazyNode(view.layout, "LazyVGrid", old, parent)
    node.content = Content._makeNode(view.content, node.content, node)
    return node
  }
}

/// Views in rows, column after column, made when they come into view.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let layout: LazyLayout
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      stack: .horizontal(alignment, spacing), tracks: rows, pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = lazyNode(view.layout, "LazyHGrid", old, parent)
    node.content = Content._makeNode(view.content, node.content, node)
    return node
  }
}
