import Interpreter
import NavigationCore
import SwiftSubset

extension Device {
  /// Carries out a gesture on what is shown.
  func perform(_ gesture: Gesture) -> GestureOutcome {
    switch gesture {
    case .tap(let target): tap(target)
    case .back: screen.back()
    case .pop(let count): screen.pop(count)
    case .swipe(let isCancelled): screen.swipe(isCancelled: isCancelled)
    case .scroll(let direction, let cells): scroll(direction, cells)
    case .type(_, let field): refuse("there is no field", field)
    case .drag(let label, _): refuse("there is no slider", label)
    case .dismiss: .refused("there is no sheet on the device", help: "pop goes back on a stack")
    case .show, .push, .wait: .done
    }
  }

  /// Takes over what the program says about the swipe from the left edge.
  func follow(_ swipeBack: SwipeBack) {
    screen.swipeBack =
      switch swipeBack {
      case .system: .system
      case .always: .always
      case .whenPushed: .whenPushed
      }
  }

  /// Pushes the destination of a link onto the screen on top.
  func push(_ link: ErasedView) -> GestureOutcome { screen.push(link) }

  private func scroll(_ direction: Gesture.Direction, _ cells: Int) -> GestureOutcome {
    switch direction {
    case .up: screen.scroll(.vertical, by: -cells)
    case .down: screen.scroll(.vertical, by: cells)
    case .left: screen.scroll(.horizontal, by: -cells)
    case .right: screen.scroll(.horizontal, by: cells)
    }
  }

  private func refuse(_ what: String, _ label: String?) -> GestureOutcome {
    .refused(what + (label.map { " labelled '\($0)'" } ?? "") + " on the device")
  }

  // MARK: Taps

  private func tap(_ target: Gesture.Target) -> GestureOutcome {
    switch target {
    case .label(let label): tap(label: label)
    case .number(let number): tap(number: number)
    case .cell(let row, let column): tap(row: row, column: column)
    }
  }

  private func tap(label: String) -> GestureOutcome {
    if let frozen = screen.frozen { return frozen }
    if !screen.tappables.contains(where: { $0.label == label }) {
      _ = screen.reveal(label: label)
    }
    let all = screen.tappables
    var found = all.indices.filter { all[$0].label == label }
    if found.count > 1 {
      // One that is nothing but the way to another, as a gesture around a button, takes no taps.
      let inFront = found.filter { all[$0].isInFront }
      if inFront.count == 1 { found = inFront }
    }
    guard found.count < 2 else { return severalLabelled(label, found) }
    if let index = found.first { return screen.touch(all[index]) }
    return tap(text: label, among: all)
  }

  /// Taps where a text stands that is part of something that can be tapped.
  private func tap(text: String, among all: [TappableReport]) -> GestureOutcome {
    let under = screen.tappables(under: text)
    guard under.count < 2 else { return severalLabelled(text, under) }
    return under.first.map { screen.touch(all[$0]) } ?? nothingLabelled(text, among: all)
  }

  private func severalLabelled(_ label: String, _ positions: [Int]) -> GestureOutcome {
    let numbers = positions.map { String($0 + 1) }.joined(separator: ", ")
    return .refused(
      "\(positions.count) things labelled '\(label)' can be tapped here",
      help: "tap one by its number: \(numbers)")
  }

  private func nothingLabelled(_ label: String, among all: [TappableReport]) -> GestureOutcome {
    let what = "nothing labelled '\(label)' can be tapped here"
    if screen.isOutOfReach(label: label) {
      return .refused(what, help: "it is covered, or cannot be seen: a finger does not reach it")
    }
    let labels = all.map(\.label).filter { !$0.isEmpty }
    if let near = nearestSpelling(to: label, among: labels) {
      return .refused(what, help: "did you mean \"\(near)\"?")
    }
    if screen.texts.contains(label) {
      return .refused(what, help: "it is a text, neither a link nor a button; :taps lists those")
    }
    guard !labels.isEmpty else {
      return .refused(what, help: all.isEmpty ? "nothing can be tapped here" : "see :taps")
    }
    let list = labels.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return .refused(what, help: "what can be: \(list)")
  }

  private func tap(number: Int) -> GestureOutcome {
    let all = screen.tappables
    guard all.indices.contains(number - 1) else {
      let range = all.isEmpty ? "nothing can be tapped here" : "they are numbered 1 to \(all.count)"
      return .refused("there is no number \(number) among what can be tapped", help: range)
    }
    return screen.touch(all[number - 1])
  }

  private func tap(row: Int, column: Int) -> GestureOutcome {
    guard (1...screen.rows).contains(row), (1...screen.columns).contains(column) else {
      return .refused(
        "row \(row), column \(column) is not on the device",
        help: "it has \(screen.rows) rows and \(screen.columns) columns, counted from 1")
    }
    guard let target = screen.tappable(row: row - 1, column: column - 1) else {
      return .nothingChanged("nothing at row \(row), column \(column) answers a tap")
    }
    return screen.touch(target)
  }
}
