/// The size of a view and where it stands, in points.
public struct GeometryProxy {
  let cells: CellRect
  /// The rows and columns that bars take at the edges the view reaches, in points.
  public let safeAreaInsets: EdgeInsets
  let source: GeometrySource

  /// The room the view was given.
  public var size: CGSize { cells.points.size }

  /// The view's rectangle in a coordinate space; a name that no view above has counts as global.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let whole = cells.points
    let origin = source.node?.origin(of: space) ?? .zero
    return CGRect(
      x: whole.minX - origin.x, y: whole.minY - origin.y, width: whole.width,
      height: whole.height)
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }
}

/// Leads from a proxy back to the graph, as long as the view is there.
final class GeometrySource {
  fileprivate(set) weak var node: LayoutNode?

  init(_ node: LayoutNode) {
    self.node = node
  }
}

extension LayoutNode {
  /// Where a coordinate space begins, in points of the device.
  fileprivate func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: .zero
    case .local: frame.points.origin
    case .named: namedSpace(space)?.frame.points.origin ?? .zero
    }
  }

  func namedSpace(_ space: CoordinateSpace) -> LayoutNode? {
    var found: LayoutNode?
    walkUp { node in
      if let naming = node as? UnaryNode<CoordinateSpaceNaming>, naming.layout.space == space {
        found = naming
      }
      return found == nil
    }
    return found
  }

  /// What bars take at the edges that this box reaches.
  var safeAreaInsets: EdgeInsets {
    guard let region = enclosingSafeRegion else { return EdgeInsets() }
    let rect = region.bleeding(frame, .all)
    return EdgeInsets(
      top: CellGeometry.points(rows: frame.y &- rect.y),
      leading: CellGeometry.points(columns: frame.x &- rect.x),
      bottom: CellGeometry.points(rows: rect.maxY &- frame.maxY),
      trailing: CellGeometry.points(columns: rect.maxX &- frame.maxX))
  }
}
