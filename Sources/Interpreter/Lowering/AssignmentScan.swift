import SwiftSubset

/// The names that statements assign to, also as `self.name`.
struct AssignmentScan {
  private(set) var names: Set<String> = []

  mutating func visit(_ statements: [Statement]) { for it in statements { visit(it) } }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression): visit(expression)
    case .if(let it): visit(it)
    case .guard(let it): visit(it.otherwise.statements)
    case .while(let it): visit(it.body.statements)
    case .repeatWhile(let it): visit(it.body.statements)
    case .for(let it): visit(it.body.statements)
    case .switch(let it): for item in it.cases { visit(item.statements) }
    case .do(let it):
      visit(it.body.statements)
      for clause in it.catches { visit(clause.body.statements) }
    case .conditional(let block): for arm in block.arms { visit(arm.content) }
    default: break
    }
  }

  private mutating func visit(_ it: IfStatement) {
    visit(it.then.statements)
    switch it.otherwise {
    case .elseIf(let next): visit(next)
    case .block(let body): visit(body.statements)
    case nil: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .assignment(let target, _, _, _): add(target)
    case .if(let it): visit(it)
    case .switch(let it): for item in it.cases { visit(item.statements) }
    default: break
    }
  }

  private mutating func add(_ target: Expression) {
    switch target {
    case .name(let name, _): names.insert(name.text)
    case .postfix(.name(let base, _), let suffixes):
      if base.text == "self", case .member(let name, _)? = suffixes.first {
        names.insert(name.text)
      } else {
        names.insert(base.text)
      }
    case .tuple(let arguments, _): for argument in arguments { add(argument.value) }
    default: break
    }
  }
}

extension [Statement] {
  /// Whether `self.init(…)` stands among them: then another initializer does the work.
  var containsDelegation: Bool {
    contains { statement in
      switch statement {
      case .expression(.postfix(.name(let base, _), let suffixes)):
        guard base.text == "self", case .member(let name, _)? = suffixes.first else { return false }
        return name.text == "init"
      case .expression(.try(_, let inner, _)):
        return [Statement.expression(inner)].containsDelegation
      case .if(let it):
        return it.then.statements.containsDelegation
      default: return false
      }
    }
  }
}
