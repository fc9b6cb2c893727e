/// A line that is too thin to cover half a cell.
struct ThinStroke: Equatable, Sendable {
  var elements: [Path.Element]
  let style: StrokeStyle

  var line: Path {
    Path { path in
      for element in elements { path.add(element) }
    }
  }
}

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let first, let second):
      .curve(
        to: end.applying(transform), control1: first.applying(transform),
        control2: second.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }

  var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }
    return switch self {
    case .move(let end): "\(text(end)) m"
    case .line(let end): "\(text(end)) l"
    case .quadCurve(let end, let control): "\(text(control, end)) q"
    case .curve(let end, let first, let second): "\(text(first, second, end)) c"
    case .closeSubpath: "h"
    }
  }
}
