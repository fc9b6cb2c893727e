import SwiftSubset

/// One written argument of a call.
struct WrittenArgument {
  var label: Identifier?
  var value: Expression
  var isTrailing: Bool
}

extension Call {
  var written: [WrittenArgument] {
    arguments.map { WrittenArgument(label: $0.label, value: $0.value, isTrailing: false) }
      + trailing.map { WrittenArgument(label: $0.label, value: $0.value, isTrailing: true) }
  }
}

/// Which argument goes to which parameter.
struct ArgumentMatch {
  /// For each parameter the arguments it gets: none when its default is used.
  var arguments: [[Int]]
  var defaultsUsed = 0
}

/// Why arguments don't fit the parameters.
enum MatchFailure: Error {
  case missing(parameter: Int, after: Int?)
  case extra(argument: Int)
  case label(argument: Int, expected: String?)
  case order(argument: Int, before: Int)

  var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// How near the call was, smaller is nearer; an argument without a label is no misspelt label,
  /// and what fits until later is nearer.
  func distance(_ arguments: [WrittenArgument]) -> Int {
    switch self {
    case .label(let index, _):
      arguments[index].label == nil ? 6 + arguments.count - index : 1
    case .order: 2
    case .missing: 3
    case .extra(let index): 4 + arguments.count - index
    }
  }
}

/// Matches written arguments to parameters by labels, in order, as Swift does.
struct ArgumentMatching {
  let parameters: [Signature.Parameter]
  let arguments: [WrittenArgument]
  private var match: ArgumentMatch
  private var next = 0
  /// Whether it is worth finding out why they do not match.
  private var explains = true

  init(_ parameters: [Signature.Parameter], _ arguments: [WrittenArgument]) {
    self.parameters = parameters
    self.arguments = arguments
    match = ArgumentMatch(arguments: Array(repeating: [], count: parameters.count))
  }

  /// The match, or nil where there is none, for whatever reason: most candidates of a call fail.
  static func fit(
    _ parameters: [Signature.Parameter], _ arguments: [WrittenArgument]
  ) -> ArgumentMatch? {
    var matching = ArgumentMatching(parameters, arguments)
    matching.explains = false
    return try? matching.run()
  }

  /// Why they do not match; nil when they do.
  static func failure(
    _ parameters: [Signature.Parameter], _ arguments: [WrittenArgument]
  ) -> MatchFailure? {
    var matching = ArgumentMatching(parameters, arguments)
    do throws(MatchFailure) {
      _ = try matching.run()
      return nil
    } catch {
      return error
    }
  }

  private mutating func run() throws(MatchFailure) -> ArgumentMatch {
    let firstTrailing = arguments.firstIndex { $0.isTrailing } ?? arguments.count
    for index in 0..<firstTrailing { try place(index) }
    if firstTrailing < arguments.count {
      try placeTrailing(firstTrailing)
      for index in (firstTrailing + 1)..<max(arguments.count, firstTrailing + 1)
      where index < arguments.count {
        try place(index)
      }
    }
    for index in parameters.indices where match.arguments[index].isEmpty {
      let parameter = parameters[index]
      if parameter.defaultValue != nil {
        match.defaultsUsed += 1
      } else if !parameter.isVariadic {
        throw .missing(parameter: index, after: arguments.indices.last)
      }
    }
    return match
  }

  private mutating func place(_ index: Int) throws(MatchFailure) {
    let label = arguments[index].label?.text
    if label == nil, next > 0, parameters[next - 1].isVariadic, !match.arguments[next - 1].isEmpty {
      match.arguments[next - 1].append(index)
      return
    }
    var position = next
    while position < parameters.count {
      if parameters[position].label == label {
        match.arguments[position] = [index]
        next = position + 1
        return
      }
      guard canSkip(position) else { break }
      position += 1
    }
    throw failure(index, at: position)
  }

  /// The argument before one, if there is any.
  private func before(_ index: Int) -> Int? { index > 0 ? index - 1 : nil }

  private func canSkip(_ position: Int) -> Bool {
    parameters[position].defaultValue != nil || parameters[position].isVariadic
  }

  private func failure(_ index: Int, at position: Int) -> MatchFailure {
    if !explains { return .extra(argument: index) }
    let label = arguments[index].label?.text
    if let earlier = parameters[..<min(next, parameters.count)].firstIndex(where: {
      $0.label == label && label != nil
    }), match.arguments[earlier].isEmpty {
      return .order(argument: index, before: max(0, index - 1))
    }
    if let label, let near = misspelt(label) { return .label(argument: index, expected: near) }
    // The argument that should stand here is written further behind.
    if position < parameters.count, let wanted = parameters[position].label,
      let late = arguments[(index + 1)...].firstIndex(where: {
        !$0.isTrailing && $0.label?.text == wanted
      }), label != nil, parameters[position...].contains(where: { $0.label == label })
    {
      return .order(argument: late, before: index)
    }
    guard position < parameters.count else {
      // All that may be left out was passed over: the first of them wants its label.
      if label == nil, next < parameters.count, arguments.count - index <= parameters.count - next {
        return .label(argument: index, expected: parameters[next].label)
      }
      return .extra(argument: index)
    }
    let later = parameters[position...].contains { $0.label == label }
    let isShort = arguments.count < parameters.filter { $0.defaultValue == nil }.count
    if later || isShort && label != nil && arguments.count <= position {
      return .missing(parameter: position, after: before(index))
    }
    if arguments.count - index > parameters.count - position { return .extra(argument: index) }
    return .label(argument: index, expected: parameters[position].label)
  }

  /// The label of a parameter still open that a written one was probably meant to be.
  private func misspelt(_ label: String) -> String? {
    let open = parameters.indices.filter { $0 >= next && match.arguments[$0].isEmpty }
    let labels = open.compactMap { parameters[$0].label }
    return labels.contains(label) ? nil : nearestSpelling(to: label, among: labels)
  }

  /// The first trailing closure: forward to the first parameter that takes a function.
  private mutating func placeTrailing(_ index: Int) throws(MatchFailure) {
    if arguments[index].label != nil { return try place(index) }
    let rest = min(next, parameters.count)..<parameters.count
    if rest.allSatisfy({ canSkip($0) && !parameters[$0].type.takesClosure }) {
      throw .extra(argument: index)
    }
    let labelled = Set(arguments[(index + 1)...].compactMap { $0.label?.text })
    var position = next
    while position < parameters.count {
      let parameter = parameters[position]
      if parameter.type.takesClosure, !labelled.contains(parameter.label ?? "") {
        let laterNeedsIt =
          parameter.defaultValue != nil
          && parameters[(position + 1)...].contains {
            $0.type.takesClosure && $0.defaultValue == nil && !labelled.contains($0.label ?? "")
          }
        if !laterNeedsIt {
          match.arguments[position] = [index]
          next = position + 1
          return
        }
      } else if !canSkip(position) {
        throw .missing(parameter: position, after: before(index))
      }
      position += 1
    }
    throw .extra(argument: index)
  }
}

extension Type {
  /// Whether a trailing closure can be an argument of this type.
  var takesClosure: Bool {
    switch self {
    case .function, .unknown, .any: true
    // No function conforms to a protocol.
    case .generic(let parameter): parameter.bounds.isEmpty
    case .optional(let wrapped): wrapped.takesClosure
    default: false
    }
  }

  /// An associated type of which nothing is known here.
  var isAssociated: Bool {
    if case .member = self { return true }
    return false
  }

  /// The function type under optionals.
  var asFunction: FunctionType? {
    if case .function(let function) = unwrapped { return function }
    return nil
  }
}
