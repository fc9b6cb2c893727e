/// A rectangle in points, with Core Graphics' rules: sizes may be negative, edges are the standardised ones.
public struct CGRect: Hashable, Sendable {
  /// The corner the size is counted from.
  public var origin: CGPoint
  /// The extent, which may be negative.
  public var size: CGSize

  /// A rectangle of no size in the top leading corner.
  public static let zero = CGRect()
  /// The rectangle that is nowhere, as the intersection of rectangles that do not touch.
  public static let null = CGRect(
    origin: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity), size: .zero)
  /// The rectangle that holds every place.
  public static let infinite = CGRect(
    origin: CGPoint(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2),
    size: CGSize(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))

  @inlinable public init(origin: CGPoint = .zero, size: CGSize = .zero) {
    self.origin = origin
    self.size = size
  }

  @inlinable public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The width, never negative.
  @inlinable public var width: CGFloat { abs(size.width) }
  /// The height, never negative.
  @inlinable public var height: CGFloat { abs(size.height) }
  /// The smaller of the two vertical edges.
  @inlinable public var minX: CGFloat { min(origin.x, origin.x + size.width) }
  /// The middle between the vertical edges.
  @inlinable public var midX: CGFloat { origin.x + size.width / 2 }
  /// The larger of the two vertical edges.
  @inlinable public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  /// The smaller of the two horizontal edges.
  @inlinable public var minY: CGFloat { min(origin.y, origin.y + size.height) }
  /// The middle between the horizontal edges.
  @inlinable public var midY: CGFloat { origin.y + size.height / 2 }
  /// The larger of the two horizontal edges.
  @inlinable public var maxY: CGFloat { max(origin.y, origin.y + size.height) }

  /// Whether it is the null rectangle.
  @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether it is null or covers nothing.
  @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Whether it holds every place.
  public var isInfinite: Bool { self == .infinite }

  /// The same rectangle with a size that is not negative.
  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle with whole numbers that holds this one.
  public var integral: CGRect {
    guard !isNull else { return .null }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return CGRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension CGRect {
  /// Moves each edge inwards; `null` when nothing is left.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let rect = standardized
    guard !rect.isNull, rect.size.width - 2 * dx >= 0, rect.size.height - 2 * dy >= 0 else {
      return .null
    }
    return CGRect(
      x: rect.origin.x + dx, y: rect.origin.y + dy,
      width: rect.size.width - 2 * dx, height: rect.size.height - 2 * dy)
  }

  /// Moves the rectangle.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return .null }
    return CGRect(
      x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both cover, or `null`.
  public func intersection(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether both have a place in common.
  public func intersects(_ other: CGRect) -> Bool {
    !intersection(other).isNull
  }

  /// Whether the place lies inside; the right and bottom edges do not belong to a rectangle.
  public func contains(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle lies inside.
  public func contains(_ other: CGRect) -> Bool {
    !isNull && union(other) == standardized
  }

  /// Cuts the rectangle in two, `distance` away from an edge.
  public func divided(
    atDistance distance: CGFloat, from edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    let rect = standardized
    let across = edge == .minXEdge || edge == .maxXEdge
    let length = across ? rect.width : rect.height
    let cut = min(max(distance, 0), length)
    let first = edge == .minXEdge || edge == .minYEdge ? cut : length - cut
    var near = rect
    var far = rect
    if across {
      near.size.width = first
      far.origin.x += first
      far.size.width = length - first
    } else {
      near.size.height = first
      far.origin.y += first
      far.size.height = length - first
    }
    return edge == .minXEdge || edge == .minYEdge ? (near, far) : (far, near)
  }
}

/// An edge of a rectangle in Core Graphics' words.
public enum CGRectEdge: UInt32, Hashable, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}
