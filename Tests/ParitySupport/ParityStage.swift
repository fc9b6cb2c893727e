import NavigationCore

/// All that can be seen of a device after a gesture.
struct ParityStage: Equatable {
  var outcome: String
  var picture: [String]
  var texts: [String]
  var tappables: [String]
  var notes: [String]
  var path: [String]

  init(_ screen: Screen, after outcome: String) {
    self.outcome = outcome
    picture = screen.picture()
    texts = screen.texts
    tappables = screen.tappables.map {
      "\($0.label)\($0.isEnabled ? "" : " (disabled)") at \($0.row),\($0.column) "
        + "\($0.width)x\($0.height)"
    }
    notes = screen.takeNotes().map(\.message)
    path = screen.path
  }

  /// What differs from the interpreted one, in words and as two pictures; nil when nothing does.
  func difference(fromInterpreted other: ParityStage) -> String? {
    guard self != other else { return nil }
    var lines: [String] = []
    func compare(_ name: String, _ compiled: [String], _ interpreted: [String]) {
      guard compiled != interpreted else { return }
      lines.append("\(name), compiled:    \(compiled)")
      lines.append("\(name), interpreted: \(interpreted)")
    }
    compare("outcome", [outcome], [other.outcome])
    compare("texts", texts, other.texts)
    compare("what can be tapped", tappables, other.tappables)
    compare("notes", notes, other.notes)
    compare("path", path, other.path)
    return (lines + beside(picture, other.picture)).joined(separator: "\n")
  }
}

/// Two pictures beside each other, the rows that differ marked between them.
private func beside(_ left: [String], _ right: [String]) -> [String] {
  let width = left.map(\.count).max() ?? 0
  return (0..<max(left.count, right.count)).map { row in
    let one = row < left.count ? left[row] : ""
    let other = row < right.count ? right[row] : ""
    let filler = String(repeating: " ", count: max(0, width - one.count))
    return one + filler + (one == other ? "   " : " ! ") + other
  }
}
