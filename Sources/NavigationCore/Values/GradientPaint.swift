/// A gradient with its geometry, in parts of the rectangle that it fills.
struct GradientPaint: Hashable, Sendable {
  enum Geometry: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii are points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii are parts of the smaller side.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: UnitPoint, start: Angle, end: Angle)
  }

  let stops: [Gradient.Stop]
  let geometry: Geometry

  init(_ gradient: Gradient, _ geometry: Geometry) {
    stops = gradient.stops.sorted { $0.location < $1.location }
    self.geometry = geometry
  }

  var firstColor: Color {
    stops.first?.color ?? .clear
  }
}
