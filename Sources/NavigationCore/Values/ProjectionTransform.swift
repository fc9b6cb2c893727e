/// A map of the plane with perspective, three rows of three numbers.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  /// A map without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether it moves nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map without its perspective.
  var plane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// First this map, then the other one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let rows = [(m11, m12, m13), (m21, m22, m23), (m31, m32, m33)].map { row in
      (
        row.0 * rhs.m11 + row.1 * rhs.m21 + row.2 * rhs.m31,
        row.0 * rhs.m12 + row.1 * rhs.m22 + row.2 * rhs.m32,
        row.0 * rhs.m13 + row.1 * rhs.m23 + row.2 * rhs.m33
      )
    }
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = rows[0]
    (product.m21, product.m22, product.m23) = rows[1]
    (product.m31, product.m32, product.m33) = rows[2]
    return product
  }
}

extension CGPoint {
  /// Where the map moves the place.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = x * m.m13 + y * m.m23 + m.m33
    let flat = applying(m.plane)
    return depth == 0 ? flat : CGPoint(x: flat.x / depth, y: flat.y / depth)
  }
}
