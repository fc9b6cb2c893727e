import NavigationCore
import SwiftSubset

extension Device {
  /// Why a claim does not hold, or nil when it does.
  func unmet(_ expectation: Expectation) -> UnmetExpectation? {
    let isNegated = expectation.isNegated
    switch expectation.claim {
    case .shows(let text): return unmetText(text, isNegated)
    case .taps(let label): return unmetTap(label, isNegated)
    case .depth(let depth): return unmetDepth(depth, isNegated)
    case .screen(let name): return unmetScreen(name, isNegated)
    case .value(let key, let expected): return unmetValue(key, expected, isNegated)
    case .state(let view, let name, let expected):
      return unmetState(view, name, expected, isNegated)
    }
  }

  // MARK: Texts

  private func unmetText(_ text: String, _ isNegated: Bool) -> UnmetExpectation? {
    let texts = texts
    let holder = texts.first { $0.holds(words: text) }
    if isNegated {
      return holder.map {
        UnmetExpectation(
          message: "expected no \(quoted(text)) in sight, actual: it is there",
          help: $0 == text ? nil : "in \(quoted($0))")
      }
    }
    guard holder == nil else { return nil }
    return UnmetExpectation(
      message: "expected \(quoted(text)) in sight, actual: \(list(texts, else: "no text"))",
      help: helpForText(text, among: texts))
  }

  private func helpForText(_ text: String, among texts: [String]) -> String? {
    if let part = texts.first(where: { !text.isEmpty && $0.contains(text) }) {
      return "it is a part of a word in \(quoted(part))"
    }
    return nearestSpelling(to: text, among: texts).map { "did you mean \(quoted($0))?" }
  }

  // MARK: Taps

  private func unmetTap(_ label: String, _ isNegated: Bool) -> UnmetExpectation? {
    let all = tappables
    var found = all.filter { $0.label == label }
    if found.isEmpty { found = screen.tappables(under: label).map { all[$0] } }
    if isNegated {
      guard found.contains(where: \.enabled) else { return nil }
      return UnmetExpectation(
        message: "expected that nothing answers a tap on \(quoted(label)), actual: it does")
    }
    if found.contains(where: \.enabled) { return nil }
    let wanted = "expected that \(quoted(label)) can be tapped, actual: "
    guard found.isEmpty else { return UnmetExpectation(message: wanted + "it is disabled") }
    let labels = all.map(\.label).filter { !$0.isEmpty }
    return UnmetExpectation(
      message: wanted + list(labels, else: "nothing can be tapped"),
      help: helpForTap(label, among: labels))
  }

  private func helpForTap(_ label: String, among labels: [String]) -> String? {
    if screen.isOutOfReach(label: label) {
      return "it is covered, or cannot be seen: a finger does not reach it"
    }
    if let near = nearestSpelling(to: label, among: labels) {
      return "did you mean \(quoted(near))?"
    }
    return texts.contains(label) ? "it is a text, neither a link nor a button" : nil
  }

  // MARK: The way here

  private func unmetDepth(_ depth: Int, _ isNegated: Bool) -> UnmetExpectation? {
    guard (path.count == depth) == isNegated else { return nil }
    return UnmetExpectation(
      message: isNegated
        ? "expected another depth than \(depth), actual: \(path.count)"
        : "expected depth \(depth), actual: \(path.count)",
      help: way)
  }

  private func unmetScreen(_ name: String, _ isNegated: Bool) -> UnmetExpectation? {
    guard (path.last == name) == isNegated else { return nil }
    if isNegated {
      return UnmetExpectation(
        message: "expected another screen than \(name), actual: \(name)", help: way)
    }
    let help: String?
    if path.contains(name) {
      help = "it is covered: " + way
    } else if screen.shows(viewNamed: name) {
      help = "it is a part of the screen"
    } else {
      help = nearestSpelling(to: name, among: path).map { "did you mean '\($0)'?" } ?? way
    }
    return UnmetExpectation(
      message: "expected screen \(name), actual: \(path.last ?? "nothing is shown")", help: help)
  }

  private var way: String {
    path.isEmpty ? "nothing is shown" : "the way here: " + path.joined(separator: " > ")
  }
}

extension Device {
  // MARK: Values

  fileprivate func unmetValue(
    _ key: String, _ expected: ExpectedValue, _ isNegated: Bool
  ) -> UnmetExpectation? {
    guard let value = screen.value(ofPreferenceNamed: key) else {
      let keys = unique(screen.preferences.map(\.key))
      return UnmetExpectation(
        message: "expected \(key) \(sign(isNegated)) \(expected.text), actual: "
          + "no view writes or hears it",
        help: nearestSpelling(to: key, among: keys).map { "did you mean '\($0)'?" }
          ?? (keys.isEmpty ? nil : "what is written or heard: " + keys.joined(separator: ", ")))
    }
    guard LiteralComparison.matches(expected, value) == isNegated else { return nil }
    return UnmetExpectation(
      message: "expected \(key) \(sign(isNegated)) \(expected.text), actual: \(value)")
  }

  fileprivate func unmetState(
    _ view: String?, _ name: String, _ expected: ExpectedValue, _ isNegated: Bool
  ) -> UnmetExpectation? {
    let all = screen.state
    let isMeant = { (state: StateReport) in
      state.name == name && (view == nil || state.view == view)
    }
    // The screen on top goes before those that it covers.
    let onTop = screen.stateOnTop.filter(isMeant)
    let found = onTop.isEmpty ? all.filter(isMeant) : onTop
    let whole = (view.map { $0 + "." } ?? "") + name
    let wanted = "expected \(whole) \(sign(isNegated)) \(expected.text), actual: "
    guard let first = found.first else {
      return UnmetExpectation(
        message: wanted + "no view on the device keeps it", help: helpForState(view, name, all))
    }
    guard found.allSatisfy({ $0.value == first.value }) else {
      let values = unique(found.map { "\($0.view).\($0.name) is \($0.value)" })
      let isSettled = Set(found.map(\.view)).count == 1
      return UnmetExpectation(
        message: wanted + "several views keep it; " + values.joined(separator: ", "),
        help: isSettled
          ? "they are views of one kind; show what tells them apart" : "write the view before it")
    }
    guard LiteralComparison.matches(expected, first.value) == isNegated else { return nil }
    return UnmetExpectation(message: wanted + first.value)
  }

  private func helpForState(_ view: String?, _ name: String, _ all: [StateReport]) -> String? {
    let names = unique(all.map { view == nil ? $0.name : "\($0.view).\($0.name)" })
    let whole = (view.map { $0 + "." } ?? "") + name
    if let near = nearestSpelling(to: whole, among: names) { return "did you mean '\(near)'?" }
    return names.isEmpty ? nil : "what is kept: " + names.prefix(8).joined(separator: ", ")
  }

  private func sign(_ isNegated: Bool) -> String { isNegated ? "!=" : "==" }

  private func unique(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

/// A text as it is written in an input.
private func quoted(_ text: String) -> String { text.debugDescription }

/// Up to eight texts, or `nothing` when there are none.
private func list(_ texts: [String], else nothing: String) -> String {
  if texts.isEmpty { return nothing }
  let more = texts.count > 8 ? " and \(texts.count - 8) more" : ""
  return texts.prefix(8).map(quoted).joined(separator: ", ") + more
}

extension String {
  /// Whether `part` stands in it and is not cut out of a longer word or number.
  fileprivate func holds(words part: String) -> Bool {
    if self == part { return true }
    guard let first = part.first, let last = part.last else { return false }
    var rest = self[...]
    var before: Character?
    while let character = rest.first {
      if rest.hasPrefix(part) {
        let after = rest.dropFirst(part.count).first
        if !continues(before, first), !continues(last, after) { return true }
      }
      before = character
      rest = rest.dropFirst()
    }
    return false
  }

  private func continues(_ one: Character?, _ next: Character?) -> Bool {
    guard let one, let next else { return false }
    return (one.isLetter || one.isNumber) && (next.isLetter || next.isNumber)
  }
}
