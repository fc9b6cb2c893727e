/// A length in points.
///
/// A cell of the screen is 8 points wide and 16 points high.
public typealias CGFloat = Double

/// A place in points, counted from the top leading corner.
public struct CGPoint: Hashable, Sendable {
  /// The distance from the leading edge, in points.
  public var x: CGFloat
  /// The distance from the top edge, in points.
  public var y: CGFloat

  /// The top leading corner.
  public static let zero = CGPoint()

  @inlinable public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  @inlinable public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }
}

/// A width and a height in points.
public struct CGSize: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The height, in points.
  public var height: CGFloat

  /// The size of nothing.
  public static let zero = CGSize()

  @inlinable public init(width: CGFloat = 0, height: CGFloat = 0) {
    self.width = width
    self.height = height
  }

  @inlinable public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
}

/// A distance across and down, in points.
public struct CGVector: Hashable, Sendable {
  /// The part across, in points.
  public var dx: CGFloat
  /// The part down, in points.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector()

  @inlinable public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }
}
