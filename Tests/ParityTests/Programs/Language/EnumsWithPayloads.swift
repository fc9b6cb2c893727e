import SwiftUI

struct EnumsWithPayloads: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  indirect case group([Shape], scale: Double)
  case nothing

  var area: Double {
    switch self {
    case .circle(let radius): return 3 * radius * radius
    case let .rectangle(width, height): return width * height
    case .group(let shapes, let scale):
      return shapes.reduce(0) { $0 + $1.area } * scale
    case .nothing: return 0
    }
  }

  static func square(_ side: Double) -> Shape { .rectangle(width: side, height: side) }
}

private enum Direction: String, CaseIterable {
  case north, east, south, west = "WEST"

  var next: Direction {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  mutating func turn() { self = next }
}

private enum Level: Int, Comparable {
  case low = 1, middle, high = 10

  static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
}

private func report() -> [String] {
  var lines: [String] = []
  let shapes: [Shape] = [
    .circle(radius: 2), .square(3), .group([.circle(radius: 1), .nothing], scale: 10),
  ]
  for shape in shapes { lines.append("\(shape.area)") }
  if case .rectangle(let width, _) = shapes[1], width > 2 { lines.append("wide \(width)") }
  guard case .group(let inner, scale: 10) = shapes[2] else { return ["no group"] }
  lines.append("\(inner.count) inside")
  var direction = Direction.south
  direction.turn()
  direction.turn()
  lines.append(direction.rawValue)
  lines.append(Direction(rawValue: "WEST").map { "\($0)" } ?? "none")
  lines.append(Direction(rawValue: "west") == nil ? "nil" : "some")
  lines.append(Direction.allCases.map(\.rawValue).joined(separator: " "))
  lines.append([Level.high, .low, .middle].sorted().map { "\($0)" }.joined(separator: "<"))
  lines.append("\(Level.middle.rawValue) \(Level.low < .high) \(max(Level.low, .middle))")
  for case .circle(let radius) in shapes { lines.append("radius \(radius)") }
  return lines
}
