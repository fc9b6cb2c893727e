/// A place or rectangle of a view, kept to be read in the coordinates of another view.
///
/// It comes from `anchorPreference`, and `proxy[anchor]` reads it. It stays right when the view moves:
/// the preference is then sent anew, and what was made of it is made again.
public struct Anchor<Value> {
  let source: Source
  let place: AnchorPlace
  /// Which of the places that the view has had so far it was made for.
  let version: Int

  /// Which place or rectangle of a view is meant.
  public struct Source {
    /// Gives the value for the rectangle of the view, in points, counted from anywhere.
    let resolve: (CGRect) -> Value
  }

  /// The value as it is seen from `origin`, both in points of the device.
  func value(from origin: CGPoint) -> Value {
    let frame = place.read().points
    return source.resolve(frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Anchors are equal when they stand for one view that has not moved in between, and for one place of it.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.place === right.place && left.version == right.version
      && left.source.resolve(.anchorUnit) == right.source.resolve(.anchorUnit)
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(version)
  }
}

extension CGRect {
  /// A rectangle that tells the parts of a view apart.
  fileprivate static let anchorUnit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension Anchor.Source {
  /// The values of several sources.
  public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
    self.init { rect in array.map { $0.resolve(rect) } }
  }

  /// The value of a source, or nil where there is none.
  public init<Wrapped>(_ anchor: Anchor<Wrapped>.Source?) where Value == Wrapped? {
    self.init { rect in anchor?.resolve(rect) }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the view's own coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view's own coordinates, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A place in the view, in parts of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y)
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The value of an anchor in the coordinates of this view, in points.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(from: cells.points.origin)
  }

  /// The rectangle of the view above that has a name, in the coordinates of this view; nil without one.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let frame = source.node?.namedSpace(coordinateSpace.coordinateSpace)?.frame.points else {
      return nil
    }
    return frame.offsetBy(dx: -cells.points.minX, dy: -cells.points.minY)
  }
}
