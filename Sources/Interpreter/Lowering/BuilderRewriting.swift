import SwiftSubset

/// Turns the statements of a builder that the program declares into the calls they stand for.
///
/// `@resultBuilder` is sugar: an `if` without `else` becomes `buildOptional`, one with branches
/// `buildEither`, a `for` becomes `buildArray`, a list of values `buildBlock`.
struct BuilderRewriting {
  let builder: TypeSymbol
  /// Whether the builder has a static method of the name.
  let has: (String) -> Bool
  /// The arm of an `#if` that holds.
  let chosen: (ConditionalBlock<[Statement]>) -> [Statement]
  private(set) var problems: [Diagnostic] = []
  private var parts = 0

  init(
    _ builder: TypeSymbol, has: @escaping (String) -> Bool,
    chosen: @escaping (ConditionalBlock<[Statement]>) -> [Statement]
  ) {
    self.builder = builder
    self.has = has
    self.chosen = chosen
  }

  /// The statements of a whole body; the last returns what is built.
  mutating func body(_ statements: [Statement], _ range: SourceRange) -> [Statement] {
    var (before, result) = block(statements, range)
    if has("buildFinalResult") { result = call("buildFinalResult", [(nil, result)], range) }
    return before + [.return(result, range)]
  }

  /// The statements that come first, and the value of a block.
  private mutating func block(
    _ statements: [Statement], _ range: SourceRange
  ) -> (before: [Statement], result: Expression) {
    let statements = statements.flatMap(flat)
    let isPlain = statements.allSatisfy { !$0.isKeptByBuilders }
    var before: [Statement] = []
    var values: [Expression] = []
    for statement in statements {
      if statement.isKeptByBuilders {
        before.append(statement)
      } else if let value = component(statement) {
        values.append(isPlain ? value : keep(value, statement.range, &before))
      }
    }
    return (before, combined(values, range))
  }

  private func flat(_ statement: Statement) -> [Statement] {
    if case .conditional(let block) = statement { return chosen(block).flatMap(flat) }
    if case .missing = statement { return [] }
    return [statement]
  }

  /// Gives a value a name, so that it is made in its turn between declarations.
  private mutating func keep(
    _ value: Expression, _ range: SourceRange, _ before: inout [Statement]
  ) -> Expression {
    parts += 1
    let name = Identifier("__part\(parts)", range)
    let binding = VariableDeclaration.Binding(
      pattern: .name(name), type: nil, value: value, accessors: nil, range: range)
    before.append(
      .declaration(
        .variable(
          VariableDeclaration(
            head: DeclarationHead(attributes: [], modifiers: [], range: range), isLet: true,
            bindings: [binding]))))
    return .name(name, [])
  }

  private func combined(_ values: [Expression], _ range: SourceRange) -> Expression {
    guard !has("buildBlock"), has("buildPartialBlock"), let first = values.first else {
      return call("buildBlock", values.map { (nil, $0) }, range)
    }
    let start = call("buildPartialBlock", [("first", first)], range)
    return values.dropFirst().reduce(start) { sum, next in
      call("buildPartialBlock", [("accumulated", sum), ("next", next)], range)
    }
  }

  // MARK: Components

  private mutating func component(_ statement: Statement) -> Expression? {
    switch statement {
    case .expression(.if(let it)), .if(let it): return branch(it)
    case .expression(.switch(let it)), .switch(let it): return branches(it)
    case .for(let it) where !it.isCase: return loop(it)
    case .expression(let value):
      return has("buildExpression") ? call("buildExpression", [(nil, value)], value.range) : value
    case .do(let it) where it.catches.isEmpty: return value(of: it.body.statements, it.range)
    default:
      refuse(statement.range)
      return nil
    }
  }

  /// The value of a block in one expression.
  private mutating func value(of statements: [Statement], _ range: SourceRange) -> Expression {
    let (before, result) = block(statements, range)
    if before.isEmpty { return result }
    let closure = ClosureExpression(
      attributes: [], captures: [], parameters: nil, isAsync: false, throws: false, result: nil,
      statements: before + [.return(result, range)], range: range)
    return .postfix(
      .closure(closure),
      [.call(Call(hasParentheses: true, arguments: [], trailing: [], range: range))])
  }

  private mutating func branch(_ it: IfStatement) -> Expression? {
    let count = it.branchCount
    let isWhole = it.hasFinalElse
    guard isWhole || has("buildOptional") || has("buildIf"), count == 1 || has("buildEither") else {
      refuse(it.range)
      return nil
    }
    let value = Expression.if(rewritten(it, 0, of: count))
    if isWhole { return value }
    return call(has("buildOptional") ? "buildOptional" : "buildIf", [(nil, value)], it.range)
  }

  private mutating func rewritten(_ it: IfStatement, _ index: Int, of count: Int) -> IfStatement {
    var copy = it
    copy.then = arm(it.then.statements, it.then.range, index, of: count)
    switch it.otherwise {
    case nil:
      copy.otherwise = .block(CodeBlock(statements: [.expression(.nil(it.range))], range: it.range))
    case .elseIf(let next)?: copy.otherwise = .elseIf(rewritten(next, index + 1, of: count))
    case .block(let last)?:
      copy.otherwise = .block(arm(last.statements, last.range, index + 1, of: count))
    }
    return copy
  }

  private mutating func branches(_ it: SwitchStatement) -> Expression? {
    guard it.cases.count == 1 || has("buildEither") else {
      refuse(it.range)
      return nil
    }
    var copy = it
    for index in copy.cases.indices {
      let old = copy.cases[index]
      copy.cases[index].statements =
        arm(old.statements, old.range, index, of: copy.cases.count).statements
    }
    return .switch(copy)
  }

  /// One of several branches, inside of as many `buildEither` as it takes to tell them apart.
  private mutating func arm(
    _ statements: [Statement], _ range: SourceRange, _ index: Int, of count: Int
  ) -> CodeBlock {
    var value = value(of: statements, range)
    // Neighbours are paired, then the pairs, until one is left: the compiler's order.
    var (index, count) = (index, count)
    while count > 1 {
      if index < count - 1 || count % 2 == 0 {
        value = call("buildEither", [(index % 2 == 0 ? "first" : "second", value)], range)
      }
      (index, count) = (index / 2, (count + 1) / 2)
    }
    return CodeBlock(statements: [.expression(value)], range: range)
  }

  private mutating func loop(_ it: ForStatement) -> Expression? {
    guard has("buildArray") else {
      refuse(it.range)
      return nil
    }
    let body = value(of: it.body.statements, it.body.range)
    var source = it.sequence
    if let filter = it.filter { source = mapped(source, "filter", it, filter) }
    return call("buildArray", [(nil, mapped(source, "map", it, body))], it.range)
  }

  /// `source.map { pattern in value }`.
  private func mapped(
    _ source: Expression, _ method: String, _ it: ForStatement, _ value: Expression
  ) -> Expression {
    let element = Identifier("__element", it.range)
    let binding = VariableDeclaration.Binding(
      pattern: it.pattern, type: it.type, value: .name(element, []), accessors: nil,
      range: it.range)
    let head = DeclarationHead(attributes: [], modifiers: [], range: it.range)
    let closure = ClosureExpression(
      attributes: [], captures: [],
      parameters: [.init(attributes: [], name: element, type: nil, range: it.range)],
      isAsync: false, throws: false, result: nil,
      statements: [
        .declaration(.variable(VariableDeclaration(head: head, isLet: true, bindings: [binding]))),
        .return(value, it.range),
      ], range: it.body.range)
    let argument = Argument(label: nil, value: .closure(closure))
    return .postfix(
      .tuple([Argument(label: nil, value: source)], it.range),
      [
        .member(Identifier(method, it.range), []),
        .call(Call(hasParentheses: true, arguments: [argument], trailing: [], range: it.range)),
      ])
  }

  // MARK: Calls of the builder

  private func call(
    _ method: String, _ arguments: [(label: String?, value: Expression)], _ range: SourceRange
  ) -> Expression {
    let names = builder.name.split(separator: ".").map { Identifier(String($0), range) }
    let call = Call(
      hasParentheses: true,
      arguments: arguments.map { label, value in
        Argument(label: label.map { Identifier($0, range) }, value: value)
      }, trailing: [], range: range)
    return .postfix(
      .name(names[0], []),
      names.dropFirst().map { .member($0, []) } + [
        .member(Identifier(method, range), []), .call(call),
      ])
  }

  private mutating func refuse(_ range: SourceRange) {
    problems.append(
      Diagnostic(
        "closure containing control flow statement cannot be used with result builder '\(builder.name)'",
        at: range, help: "give the builder what it lacks: buildOptional, buildEither or buildArray")
    )
  }
}

extension Statement {
  /// Whether a builder leaves it as it is: what declares and what assigns gives no value.
  fileprivate var isKeptByBuilders: Bool {
    switch self {
    case .declaration, .expression(.assignment): true
    default: false
    }
  }
}

extension IfStatement {
  fileprivate var branchCount: Int {
    switch otherwise {
    case nil: 1
    case .block?: 2
    case .elseIf(let next)?: 1 + next.branchCount
    }
  }

  fileprivate var hasFinalElse: Bool {
    switch otherwise {
    case nil: false
    case .block?: true
    case .elseIf(let next)?: next.hasFinalElse
    }
  }
}

extension Program {
  /// The builder that an attribute names, where the program declares it itself.
  func ownBuilder(_ attributes: [Attribute], in scope: DeclarationScope) -> TypeSymbol? {
    for attribute in attributes where attribute.name.text.first?.isUppercase ?? false {
      let reference = TypeReference.named(
        [.init(name: attribute.name, generics: [])], attribute.range)
      let resolving = TypeResolving(program: self, scope: scope, report: nil)
      guard case .nominal(let symbol, _) = resolving.resolve(reference), symbol.isResultBuilder
      else { continue }
      return symbol
    }
    return nil
  }
}

extension Lowering {
  /// The statements of a builder of the program's own as the calls they stand for.
  func rewritten(
    _ statements: [Statement], for builder: TypeSymbol, _ range: SourceRange
  ) -> [Statement] {
    if statements.containsReturn { return statements }
    var rewriting = BuilderRewriting(
      builder,
      has: { [program] name in
        !program.members(named: name, of: .nominal(builder, []), isStatic: true).isEmpty
      }, chosen: { [program] in program.chosenArm($0) ?? [] })
    let result = rewriting.body(statements, range)
    for problem in rewriting.problems { report(problem) }
    return result
  }
}
