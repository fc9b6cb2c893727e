import SwiftUI

struct StructsAreCopied: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private struct Point: Equatable {
  var x = 0
  var y = 0

  mutating func move(by dx: Int, _ dy: Int = 0) {
    x += dx
    y += dy
  }

  func moved(by dx: Int) -> Point {
    var copy = self
    copy.move(by: dx)
    return copy
  }

  static let zero = Point()
  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
  static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }
  static func += (left: inout Point, right: Point) { left = left + right }
}

private struct Line {
  var start: Point
  var end = Point(x: 1, y: 1)
  var points: [Point] { [start, end] }
  var width: Int {
    get { end.x - start.x }
    set { end.x = start.x + newValue }
  }
  lazy var name = "line of \(width)"

  subscript(index: Int) -> Point {
    get { index == 0 ? start : end }
    set { if index == 0 { start = newValue } else { end = newValue } }
  }
}

private func grow(_ point: inout Point) { point.x *= 2 }

private func report() -> [String] {
  var a = Point(x: 1)
  let b = a
  a.move(by: 4)
  var line = Line(start: a)
  let copy = line
  line.width = 10
  line[0].y = 7
  grow(&line.end)
  var points = [a, b]
  points[1].x = 9
  a += -b
  return [
    "\(a) \(b) \(a == b)",
    "\(line.points.map { "\($0)" }) \(copy.end)",
    "\(line.width) \(line[1])",
    "\(points.map(\.x)) \(Point.zero.moved(by: 3).x)",
    "\(line.name)",
  ]
}
