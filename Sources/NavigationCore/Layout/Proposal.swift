/// The size a parent offers, in cells; each length may be left to the child.
@usableFromInline
struct Proposal: Hashable, Sendable {
  /// Stands for "as you like it best".
  static let ideal: Int32 = -1
  /// More than any screen has; sums of it do not overflow.
  static let infinity: Int32 = CellGeometry.infinity

  var width: Int32
  var height: Int32

  init(_ width: Int32, _ height: Int32) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) {
    self.init(size.width, size.height)
  }

  static let unspecified = Proposal(ideal, ideal)

  subscript(axis: Axis) -> Int32 {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The offer less some cells on each axis; what is ideal or infinite stays so.
  func shrunk(_ columns: Int32, _ rows: Int32) -> Proposal {
    Proposal(Self.shrink(width, columns), Self.shrink(height, rows))
  }

  private static func shrink(_ length: Int32, _ cells: Int32) -> Int32 {
    if length == ideal || length >= infinity { return length }
    return max(length &- cells, 0)
  }

  /// The size that takes all that is offered, and `ideal` where nothing is.
  func filled(ideal size: Size) -> Size {
    Size(width == Self.ideal ? size.width : width, height == Self.ideal ? size.height : height)
  }
}

/// A width and a height in cells.
@usableFromInline
struct Size: Hashable, Sendable {
  var width: Int32
  var height: Int32

  init(_ width: Int32, _ height: Int32) {
    self.width = width
    self.height = height
  }

  static let zero = Size(0, 0)

  subscript(axis: Axis) -> Int32 {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The size with some cells more on each axis, at least none and at most infinity.
  func grown(_ columns: Int32, _ rows: Int32) -> Size {
    Size(Self.grow(width, columns), Self.grow(height, rows))
  }

  static func grow(_ length: Int32, _ cells: Int32) -> Int32 {
    length >= Proposal.infinity ? length : min(max(length &+ cells, 0), Proposal.infinity)
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
