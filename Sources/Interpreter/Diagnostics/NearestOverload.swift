import SwiftSubset

// Which of several functions was meant when the arguments fit none of them.

extension Lowering {
  /// The candidate whose types come nearest to what the arguments look like.
  func nearest(of matching: [Resolved], _ arguments: [WrittenArgument]) -> Resolved {
    let costs = matching.map { cost(of: $0, arguments) }
    guard let least = costs.min(), let index = costs.firstIndex(of: least) else {
      return matching[0]
    }
    return matching[index]
  }

  private func cost(of resolved: Resolved, _ arguments: [WrittenArgument]) -> Int {
    // What is refused is meant by nobody who could mean something else.
    var total = resolved.candidate.function.native?.refusal == nil ? 0 : 4
    for (index, parameter) in resolved.candidate.signature.parameters.enumerated() {
      for argument in resolved.match.arguments[index] {
        let value = arguments[argument].value
        if fits(value, parameter.type) == nil {
          total += unlikeness(value, parameter.type.unwrapped)
        }
      }
    }
    return total
  }

  private func unlikeness(_ value: Expression, _ type: Type) -> Int {
    switch value {
    case .implicitMember(let name, _), .postfix(.implicitMember(let name, _), _):
      let names = program.memberNames(of: type, isStatic: true)
      if type.isNominal, nearestSpelling(to: name.text, among: names) != nil { return 1 }
      return type.isNominal ? 3 : 4
    case .string(let literal):
      guard let text = literal.plainText else { return 3 }
      if type.isNumber, Double(text) != nil { return 1 }
      return isStaticMember(text, of: type) ? 1 : 3
    default: return 3
    }
  }
}
