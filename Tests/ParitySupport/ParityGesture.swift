import NavigationCore

/// What a hand does to a device.
///
/// `tap LABEL`, `tap #2` (of the things in sight, from 1), `back`, `pop`, `pop all`, `swipe`,
/// `scroll down 3`, `scroll right 2`, and `walk 12`: twelve taps on one thing in sight after another.
public enum ParityGesture: Sendable, ExpressibleByStringLiteral {
  case tap(String)
  case tapNumber(Int)
  case back, swipe
  case pop(Int?)
  case scroll(Axis, Int)
  case walk(Int)

  public init(stringLiteral text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("back", 1): self = .back
    case ("swipe", 1): self = .swipe
    case ("pop", _): self = .pop(words.last == "all" ? nil : 1)
    case ("walk", 2): self = .walk(Int(words[1]) ?? 0)
    case ("scroll", 3):
      let cells = Int(words[2]) ?? 0
      let isBack = words[1] == "up" || words[1] == "left"
      self = .scroll(
        words[1] == "up" || words[1] == "down" ? .vertical : .horizontal, isBack ? -cells : cells)
    case ("tap", 2...):
      let label = String(text.dropFirst(4))
      self = label.hasPrefix("#") ? .tapNumber(Int(label.dropFirst()) ?? 0) : .tap(label)
    default:
      preconditionFailure("'\(text)' is no gesture of a parity program.")
    }
  }

  /// The single gestures it stands for, each with its name in a report; one that finds nothing to
  /// touch answers nil.
  var steps: [(name: String, perform: (Screen) -> String?)] {
    switch self {
    case .tap(let label): [("tap \(label)", { touch($0, label) })]
    case .tapNumber(let number): [("tap #\(number)", { touch($0, at: number - 1) })]
    case .back: [("back", { "\($0.back())" })]
    case .swipe: [("swipe", { "\($0.swipe())" })]
    case .pop(let count): [("pop", { "\($0.pop(count))" })]
    case .scroll(let axis, let cells):
      [("scroll \(axis) by \(cells)", { "\($0.scroll(axis, by: cells))" })]
    case .walk(let count):
      (0..<count).map { step in
        (
          "step \(step) of the walk",
          { screen in
            let count = screen.tappables.count
            return count == 0 ? "nothing to tap" : touch(screen, at: (step * 5 + step / 3) % count)
          }
        )
      }
    }
  }
}

private func touch(_ screen: Screen, _ label: String) -> String? {
  guard let found = screen.tappables.first(where: { $0.label == label }) else {
    return nil
  }
  return "\(label): \(screen.touch(found))"
}

private func touch(_ screen: Screen, at index: Int) -> String? {
  let tappables = screen.tappables
  guard tappables.indices.contains(index) else { return nil }
  return "\(tappables[index].label): \(screen.touch(tappables[index]))"
}
