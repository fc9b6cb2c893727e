import SwiftSubset

// What to write instead of a member that a type does not have.

extension Lowering {
  /// Suggestions beyond a name that is spelt nearly so.
  func helpForMember(_ name: Identifier, of type: Type, among names: [String]) -> String? {
    if nearestSpelling(to: name.text, among: names) != nil { return nil }
    guard case .metatype(let instance) = type else { return partHelp(name.text, of: type) }
    for parameter in siblings where parameter.type != instance {
      if let label = parameter.label, isStaticMember(name.text, of: parameter.type.unwrapped) {
        return "write '\(label): .\(name.text)'"
      }
    }
    let values = names.filter { isValue($0, of: instance) }
    guard !values.isEmpty, values.count <= 12 else { return nil }
    return "it has: " + values.joined(separator: ", ")
  }

  /// Whether it is one of the values of a type that are written with a dot.
  private func isValue(_ name: String, of type: Type) -> Bool {
    program.members(named: name, of: type, isStatic: true).contains { found in
      switch found.member {
      case .enumCase: true
      case .variable(let variable): program.type(of: variable) == type
      case .function: false
      }
    }
  }

  /// `geo.width` for `geo.size.width`.
  private func partHelp(_ name: String, of type: Type) -> String? {
    guard type.isNominal, !program.isView(type) else { return nil }
    for part in program.memberNames(of: type, isStatic: false) {
      guard let partType = program.propertyType(part, of: type), partType != type,
        partType != .unknown, program.propertyType(name, of: partType) != nil
      else { continue }
      return "did you mean '\(part).\(name)'?"
    }
    return nil
  }

  /// `Text("a").bold` without its brackets is no view yet.
  func checkIsCalled(_ typed: Typed, _ expression: Expression) {
    guard case .function(let function) = typed.type, program.isView(function.result),
      function.result != .unknown, case .postfix(_, let suffixes) = expression,
      case .member(let name, _)? = suffixes.last
    else { return }
    report(
      "type '\(typed.type)' cannot conform to 'View'", at: name.range,
      help: "call it: '.\(name.text)(…)'")
  }

  /// `{ x -> x + 1 }`: the arrow of other languages.
  func reportArrow(_ closure: ClosureExpression) -> Bool {
    guard closure.parameters == nil, closure.statements.count == 1,
      case .expression(let expression) = closure.statements[0],
      case .type(.function(let parameters, _, _, let result, _)) = expression.leftmost
    else { return false }
    let names = parameters.map { source.text($0.type.range) }.joined(separator: ", ")
    let end = parameters.last?.type.range.end ?? closure.range.start + 1
    let gap = source.text(SourceRange(end, result.range.start)).utf8.prefix {
      $0 != UInt8(ascii: "-")
    }
    let start = end + UInt32(gap.count)
    report(
      "unexpected '->' after the parameters of a closure", at: SourceRange(start, start + 2),
      help: "write 'in': '{ \(names) in … }'")
    return true
  }
}

extension Expression {
  fileprivate var leftmost: Expression {
    switch self {
    case .binary(let left, _, _): left.leftmost
    case .postfix(let base, _): base.leftmost
    default: self
    }
  }
}
