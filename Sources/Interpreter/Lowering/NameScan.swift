import SwiftSubset

/// Collects the names that statements mention: all of them, and those inside closures and local
/// functions, whose variables must outlive a slot.
struct NameScan {
  private(set) var all: Set<String> = []
  private(set) var inClosures: Set<String> = []
  /// Names outside of inner closures.
  private(set) var direct: Set<String> = []
  private var depth = 0

  static func names(in closure: ClosureExpression) -> Set<String> {
    var scan = NameScan()
    scan.visit(closure.statements)
    for capture in closure.captures {
      if let value = capture.value { scan.visit(value) } else { scan.mention(capture.name.text) }
    }
    return scan.all
  }

  mutating func visit(_ statements: [Statement]) { for it in statements { visit(it) } }

  private mutating func mention(_ name: String) {
    insert(name)
    let first = name.utf8.first
    if first == UInt8(ascii: "$") || first == UInt8(ascii: "_"), name.utf8.count > 1 {
      insert(String(name.dropFirst()))
    }
  }

  private mutating func insert(_ name: String) {
    let isNew = depth > 0 ? inClosures.insert(name).inserted : direct.insert(name).inserted
    if isNew { all.insert(name) }
  }

  private mutating func inside(_ body: (inout NameScan) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

// MARK: Expressions

extension NameScan {
  mutating func visit(_ expression: Expression) {
    switch expression {
    case .name(let name, _): mention(name.text)
    case .string(let literal):
      for part in literal.parts {
        if case .interpolation(let arguments, _) = part { visit(arguments) }
      }
    case .postfix(let base, let suffixes):
      visit(base)
      for suffix in suffixes { visit(suffix) }
    case .prefix(_, let operand), .postfixOperator(let operand, _), .try(_, let operand, _),
      .await(let operand, _), .address(let operand, _), .cast(let operand, _, _, _):
      visit(operand)
    case .binary(let left, _, let right), .assignment(let left, _, let right, _):
      visit(left)
      visit(right)
    case .ternary(let condition, let first, let second, _):
      visit(condition)
      visit(first)
      visit(second)
    case .closure(let closure):
      inside { scan in for name in NameScan.names(in: closure) { scan.mention(name) } }
    case .array(let items, _): for item in items { visit(item) }
    case .dictionary(let pairs, _):
      for (key, value) in pairs {
        visit(key)
        visit(value)
      }
    case .tuple(let arguments, _): visit(arguments)
    case .keyPath(_, let suffixes, _): for suffix in suffixes { visit(suffix) }
    case .macro(let macro):
      visit(macro.arguments)
      visit(macro.trailing)
    case .if(let statement): visit(Statement.if(statement))
    case .switch(let statement): visit(Statement.switch(statement))
    case .integer, .float, .boolean, .nil, .implicitMember, .type, .discard, .missing: break
    }
  }

  private mutating func visit(_ arguments: [Argument]) { for it in arguments { visit(it.value) } }

  private mutating func visit(_ suffix: Suffix) {
    switch suffix {
    case .call(let call):
      visit(call.arguments)
      visit(call.trailing)
    case .index(let arguments, _): visit(arguments)
    case .conditional(let block):
      for arm in block.arms { for suffix in arm.content { visit(suffix) } }
    case .member, .optional, .force: break
    }
  }
}

// MARK: Statements

extension NameScan {
  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression): visit(expression)
    case .declaration(let declaration): visit(declaration)
    case .if(let it): visit(it)
    case .guard(let it):
      visit(it.conditions)
      visit(it.otherwise.statements)
    case .while(let it):
      visit(it.conditions)
      visit(it.body.statements)
    case .repeatWhile(let it):
      visit(it.body.statements)
      visit(it.condition)
    case .for(let it):
      visit(it.sequence)
      if let filter = it.filter { visit(filter) }
      visit(it.body.statements)
    case .switch(let it): visit(it)
    case .do(let it):
      visit(it.body.statements)
      for clause in it.catches {
        visit(clause.items)
        visit(clause.body.statements)
      }
    case .defer(let block, _): visit(block.statements)
    case .return(let value, _): if let value { visit(value) }
    case .throw(let value, _): visit(value)
    case .conditional(let block): for arm in block.arms { visit(arm.content) }
    case .break, .continue, .fallthrough, .missing: break
    }
  }

  private mutating func visit(_ it: IfStatement) {
    visit(it.conditions)
    visit(it.then.statements)
    switch it.otherwise {
    case .elseIf(let next): visit(next)
    case .block(let block): visit(block.statements)
    case nil: break
    }
  }

  private mutating func visit(_ it: SwitchStatement) {
    visit(it.subject)
    for item in it.cases + it.conditionalCases.flatMap({ $0.arms.flatMap(\.content) }) {
      visit(item.items)
      visit(item.statements)
    }
  }

  private mutating func visit(_ items: [SwitchStatement.Item]) {
    for item in items {
      visit(item.pattern)
      if let filter = item.filter { visit(filter) }
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .optionalBinding(_, let pattern, _, let value, _):
        if let value { visit(value) } else if case .name(let name) = pattern { mention(name.text) }
      case .pattern(let pattern, _, let value, _):
        visit(pattern)
        visit(value)
      case .availability: break
      }
    }
  }

  private mutating func visit(_ pattern: Pattern) {
    switch pattern {
    case .expression(let expression): visit(expression)
    case .binding(_, let inner, _), .optional(let inner, _), .as(let inner, _, _): visit(inner)
    case .tuple(let elements, _): for it in elements { visit(it.pattern) }
    case .enumCase(_, _, let payload, _): for it in payload ?? [] { visit(it.pattern) }
    case .wildcard, .name, .is: break
    }
  }

  private mutating func visit(_ declaration: Declaration) {
    switch declaration {
    case .variable(let it): visit(it)
    case .function(let it):
      visit(it.parameters)
      mention(it.result)
      inside { scan in if let body = it.body { scan.visit(body.statements) } }
    case .initializer(let it):
      visit(it.parameters)
      inside { scan in if let body = it.body { scan.visit(body.statements) } }
    case .subscript(let it): visit(it.accessors)
    case .type(let it):
      for type in it.inherited { mention(type) }
      for member in it.members { visit(member) }
    case .extension(let it):
      mention(it.extended)
      for member in it.members { visit(member) }
    case .protocol(let it): for member in it.members { visit(member) }
    case .block(let it): visit(it.body.statements)
    case .macro(let it, _):
      visit(it.arguments)
      visit(it.trailing)
    case .enumCases(let it): for item in it.cases { visit(item.parameters ?? []) }
    case .conditional(let block):
      for arm in block.arms { for it in arm.content { visit(it) } }
    default: break
    }
  }

  private mutating func visit(_ it: VariableDeclaration) {
    for attribute in it.head.attributes { visit(attribute.arguments ?? []) }
    for binding in it.bindings {
      mention(binding.type)
      if let value = binding.value { visit(value) }
      if let accessors = binding.accessors { visit(accessors) }
    }
  }

  private mutating func visit(_ accessors: Accessors) {
    inside { scan in
      for accessor in [accessors.get, accessors.set, accessors.willSet, accessors.didSet] {
        if let body = accessor?.body { scan.visit(body.statements) }
      }
    }
  }

  private mutating func visit(_ parameters: [SwiftSubset.Parameter]) {
    for parameter in parameters {
      mention(parameter.type)
      if let value = parameter.defaultValue { visit(value) }
    }
  }

  private mutating func mention(_ type: TypeReference?) {
    guard let type else { return }
    switch type {
    case .named(let components, _):
      for component in components {
        mention(component.name.text)
        for generic in component.generics { mention(generic) }
      }
    case .optional(let inner, _), .implicitlyUnwrapped(let inner, _), .array(let inner, _),
      .some(let inner, _), .any(let inner, _), .metatype(let inner, _), .mutable(let inner, _),
      .attributed(_, let inner):
      mention(inner)
    case .dictionary(let key, let value, _):
      mention(key)
      mention(value)
    case .tuple(let elements, _): for element in elements { mention(element.type) }
    case .function(let elements, _, _, let result, _):
      for element in elements { mention(element.type) }
      mention(result)
    case .composition(let types, _): for type in types { mention(type) }
    case .missing: break
    }
  }
}
