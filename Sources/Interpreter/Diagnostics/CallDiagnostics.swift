import SwiftSubset

extension Lowering {
  /// Says what is wrong with a call that fits no candidate: of the nearest one, by its labels.
  func reportNoMatch(
    _ failures: [(Candidate, MatchFailure)], _ arguments: [WrittenArgument], _ call: Call,
    _ name: Identifier
  ) {
    let sorted = nearestFirst(failures.filter { !isEmptyForm($0.0, among: failures) }, arguments)
    guard let (candidate, failure) = sorted.first else { return }
    let help = sorted.count > 1 ? expectedOneOf(sorted.map(\.0)) : nil
    let parameters = candidate.signature.parameters
    switch failure {
    case .missing(let index, let after):
      let anchor = after.map { arguments[$0].value.range.end } ?? call.range.start
      let parameter = parameters[index]
      let what = parameter.label.map { "'\($0)'" } ?? "#\(index + 1)"
      report(
        "missing argument for parameter \(what) in call",
        at: missingPlace(call, name, anchor),
        help: help ?? "expected '\(describe(candidate))'")
    case .extra(let index):
      reportExtra(arguments, index, parameters, help ?? "expected '\(describe(candidate))'")
    case .label(let index, let expected):
      reportLabel(
        arguments, index, expected, parameters, help ?? "expected '\(describe(candidate))'")
    case .order(let index, let before):
      let label = arguments[index].label?.text
      report(
        "argument '\(label ?? "")' must precede argument \(argumentName(arguments, before))",
        at: arguments[index].label?.range ?? arguments[index].value.range, help: help)
    }
  }

  /// `ForEach(["a"]) { … }`: what tells elements apart by their `id` needs elements that have one.
  func reportNeedsIdentity(
    _ candidate: Candidate, _ result: CallArguments, _ name: Identifier
  ) {
    let owner = candidate.function.owner?.name ?? name.text
    let elements = candidate.signature.generics.lazy.compactMap { parameter -> Type? in
      guard let type = result.bindings[parameter], type != .unknown else { return nil }
      return self.program.associatedType("Element", of: type) ?? type
    }
    let element = elements.first ?? .unknown
    guard element != .unknown else { return }
    report(
      "referencing initializer 'init(_:content:)' on '\(owner)' requires that '\(element)' conform to 'Identifiable'",
      at: name.range,
      help: element.isPlain || element == .string
        ? "add 'id: \\.self'"
        : "add 'id: \\.name of a property', or declare '\(element): Identifiable'")
  }

  private func missingPlace(_ call: Call, _ name: Identifier, _ anchor: UInt32) -> SourceRange {
    if call.hasParentheses {
      let end = call.trailing.isEmpty ? call.range.end : anchor
      let close = max(call.range.start, end > 0 ? end - 1 : 0)
      return SourceRange(close, close + 1)
    }
    return name.range
  }

  private func argumentName(_ arguments: [WrittenArgument], _ index: Int) -> String {
    arguments[index].label.map { "'\($0.text)'" } ?? "#\(index + 1)"
  }

  private func nearestFirst(
    _ failures: [(Candidate, MatchFailure)], _ arguments: [WrittenArgument]
  ) -> [(Candidate, MatchFailure)] {
    let written = Set(arguments.compactMap { $0.label?.text })
    let ranked = failures.enumerated().map { ($0, distance($1, written, arguments), $1) }
    return ranked.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.2)
  }

  private func distance(
    _ failure: (Candidate, MatchFailure), _ written: Set<String>, _ arguments: [WrittenArgument]
  ) -> Int {
    let parameters = failure.0.signature.parameters
    let labels = Set(parameters.compactMap(\.label))
    let unlike = written.subtracting(labels).count * 4
    let needed = parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.count
    let tooFew = max(0, needed - arguments.count)
    let tooMany =
      parameters.contains(where: \.isVariadic) ? 0 : max(0, arguments.count - parameters.count)
    let isStray =
      arguments.contains { $0.isTrailing && $0.label == nil }
      && !parameters.contains(where: \.type.takesClosure)
    return unlike + failure.1.distance(arguments) + (tooFew + tooMany) * 2
      + (isStray && failure.1.isMissing ? 4 : 0)
  }

  /// `frame()`, which nobody means who writes arguments.
  private func isEmptyForm(_ candidate: Candidate, among all: [(Candidate, MatchFailure)]) -> Bool {
    candidate.signature.parameters.isEmpty
      && all.contains { !$0.0.signature.parameters.isEmpty }
  }

  private func reportExtra(
    _ arguments: [WrittenArgument], _ index: Int, _ parameters: [Signature.Parameter],
    _ help: String
  ) {
    let argument = arguments[index]
    if argument.isTrailing, argument.label == nil {
      report("extra trailing closure passed in call", at: argument.value.range, help: help)
    } else if parameters.isEmpty {
      report(
        "argument passed to call that takes no arguments",
        at: argument.label?.range ?? argument.value.range, help: help)
    } else if let label = argument.label {
      report("extra argument '\(label.text)' in call", at: argument.value.range, help: help)
    } else {
      report("extra argument in call", at: argument.value.range, help: help)
    }
  }

  private func reportLabel(
    _ arguments: [WrittenArgument], _ index: Int, _ expected: String?,
    _ parameters: [Signature.Parameter], _ help: String
  ) {
    let argument = arguments[index]
    let range = argument.label?.range ?? argument.value.range
    switch (argument.label, expected) {
    case (nil, let expected?):
      let labels = missingLabels(arguments, index, expected, parameters)
      report(
        "missing argument label\(labels.count > 1 ? "s" : "") '\(labels.joined())' in call",
        at: range, help: help)
    case (let label?, nil):
      report("extraneous argument label '\(label.text):' in call", at: range, help: help)
    default:
      let plain = arguments.filter { !$0.isTrailing }
      let have = plain.map { ($0.label?.text ?? "_") + ":" }.joined()
      let wanted = plain.indices.map {
        (($0 == index ? expected : plain[$0].label?.text) ?? "_") + ":"
      }.joined()
      report(
        "incorrect argument label in call (have '\(have)', expected '\(wanted)')", at: range,
        help: help)
    }
  }

  /// The labels that this argument and those after it should have: `x:y:`.
  private func missingLabels(
    _ arguments: [WrittenArgument], _ index: Int, _ expected: String,
    _ parameters: [Signature.Parameter]
  ) -> [String] {
    guard let first = parameters.firstIndex(where: { $0.label == expected }) else {
      return [expected + ":"]
    }
    let bare = arguments[index...].prefix { !$0.isTrailing && $0.label == nil }.count
    let labels = parameters[first...].prefix(bare).compactMap(\.label)
    // Others may be meant by the second argument when the first ones have defaults.
    guard labels.count == bare, parameters.count - first == bare else { return [expected + ":"] }
    return labels.map { $0 + ":" }
  }

  func expectedOneOf(_ candidates: [Candidate]) -> String {
    var lines: [String] = []
    for candidate in candidates {
      let line = "'\(describe(candidate))'"
      if !lines.contains(line) { lines.append(line) }
    }
    if lines.count == 1 { return "expected " + lines[0] }
    return "expected one of " + lines.prefix(3).joined(separator: ", ")
  }

  /// `Button(action: () -> Void, label: () -> some View)`.
  func describe(_ candidate: Candidate) -> String {
    let function = candidate.function
    let name = function.isInitializer ? function.owner?.name ?? "init" : function.name
    let parameters = candidate.signature.parameters.map { parameter in
      let type: String
      if parameter.isVariadic, case .array(let element) = parameter.type {
        type = "\(element)..."
      } else {
        type = shown(parameter.type, parameter.written)
      }
      return (parameter.label ?? "_") + ": " + type + (parameter.defaultValue == nil ? "" : " = …")
    }
    return name + "(" + parameters.joined(separator: ", ") + ")"
  }
}
