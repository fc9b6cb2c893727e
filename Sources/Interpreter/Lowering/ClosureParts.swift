import SwiftSubset

/// A weakly captured object.
final class WeakBox {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// Spreads a tuple over the parameters of a closure: `{ key, value in … }`.
func spread(_ frame: Frame, _ count: Int) {
  guard let tuple = frame[0].object(TupleValue.self) else { return }
  for index in 0..<min(count, tuple.items.count) { frame[index] = tuple.items[index] }
}

/// Runs statements as a body and gives what they returned.
func statementResult(_ action: Action, _ machine: Machine, _ frame: Frame) -> Value {
  machine.result = .none
  let flow = action(machine, frame)
  let result = flow == .return ? machine.result : .none
  machine.result = .none
  return result
}

extension ClosureExpression {
  /// The number of parameters that `$0`, `$1`, … use.
  var implicitParameterCount: Int {
    guard parameters == nil else { return 0 }
    var scan = NameScan()
    scan.visit(statements)
    return (0..<10).last { scan.direct.contains("$\($0)") }.map { $0 + 1 } ?? 0
  }

  /// An expression as a closure without parameters.
  static func wrapping(_ value: Expression) -> ClosureExpression {
    ClosureExpression(
      attributes: [], captures: [], parameters: nil, isAsync: false, throws: false, result: nil,
      statements: [.expression(value)], range: value.range)
  }
}

extension NameScan {
  /// The names that closures inside a closure mention.
  static func inner(of closure: ClosureExpression) -> Set<String> {
    var scan = NameScan()
    scan.visit(closure.statements)
    return scan.inClosures
  }
}

extension IfStatement {
  /// Whether it can be the value of a single expression body: each branch is one expression.
  var isValue: Bool {
    guard then.statements.count == 1, case .expression = then.statements[0] else { return false }
    switch otherwise {
    case .elseIf(let next): return next.isValue
    case .block(let body):
      if body.statements.count == 1, case .expression = body.statements[0] { return true }
      return false
    case nil: return false
    }
  }
}

extension SwitchStatement {
  var isValue: Bool {
    cases.allSatisfy { item in
      if item.statements.count == 1, case .expression(let it) = item.statements[0] {
        if case .assignment = it { return false }
        return true
      }
      return false
    }
  }
}

extension [Statement] {
  /// Whether a `return` stands among them: then a builder is an ordinary body.
  var containsReturn: Bool {
    contains { statement in
      switch statement {
      case .return: true
      case .if(let it): it.containsReturn
      case .guard(let it): it.otherwise.statements.containsReturn
      case .switch(let it): it.cases.contains { $0.statements.containsReturn }
      case .for(let it): it.body.statements.containsReturn
      case .while(let it): it.body.statements.containsReturn
      default: false
      }
    }
  }
}

extension IfStatement {
  fileprivate var containsReturn: Bool {
    if then.statements.containsReturn { return true }
    switch otherwise {
    case .elseIf(let next): return next.containsReturn
    case .block(let body): return body.statements.containsReturn
    case nil: return false
    }
  }
}
