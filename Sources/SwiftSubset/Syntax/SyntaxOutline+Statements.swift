extension SyntaxOutline {
  static func outline(_ statement: Statement) -> String {
    switch statement {
    case .expression(let expression): outline(expression)
    case .declaration(let declaration): outline(declaration)
    case .if(let it): outline(it)
    case .guard(let it):
      list("guard", it.conditions.map(outline) + ["else", block(it.otherwise)])
    case .while(let it):
      list("while", [label(it.label)] + it.conditions.map(outline) + [block(it.body)])
    case .repeatWhile(let it):
      list("repeat", [label(it.label), block(it.body), "while", outline(it.condition)])
    case .for(let it): outline(it)
    case .switch(let it): outline(it)
    case .do(let it): outline(it)
    case .defer(let body, _): list("defer", [block(body)])
    case .return(let value, _): list("return", [value.map(outline) ?? ""])
    case .throw(let value, _): list("throw", [outline(value)])
    case .break(let name, _): list("break", [name?.text ?? ""])
    case .continue(let name, _): list("continue", [name?.text ?? ""])
    case .fallthrough: "(fallthrough)"
    case .conditional(let it): conditional(it) { $0.map(outline) }
    case .missing: "missing"
    }
  }

  private static func label(_ name: Identifier?) -> String { name.map { $0.text + ":" } ?? "" }

  static func outline(_ statement: IfStatement) -> String {
    let otherwise =
      switch statement.otherwise {
      case .elseIf(let next)?: ["else", outline(next)]
      case .block(let block)?: ["else", self.block(block)]
      case nil: [String]()
      }
    return list(
      "if",
      [label(statement.label)] + statement.conditions.map(outline) + [block(statement.then)]
        + otherwise)
  }

  private static func outline(_ condition: Condition) -> String {
    switch condition {
    case .expression(let expression): outline(expression)
    case .optionalBinding(let isVar, let pattern, let type, let value, _):
      list(isVar ? "var" : "let", binding(pattern, type, value))
    case .pattern(let pattern, let type, let value, _):
      list("case", binding(pattern, type, value))
    case .availability(let isAvailable, _): isAvailable ? "#available" : "#unavailable"
    }
  }

  static func binding(
    _ pattern: Pattern, _ type: TypeReference?, _ value: Expression?
  ) -> [String] {
    [
      outline(pattern) + (type.map { ": " + outline($0) } ?? ""),
      value.map { "= " + outline($0) } ?? "",
    ]
  }

  private static func outline(_ loop: ForStatement) -> String {
    let effects = [loop.isTry ? "try" : "", loop.isAwait ? "await" : "", loop.isCase ? "case" : ""]
    return list(
      "for",
      [label(loop.label)] + effects + binding(loop.pattern, loop.type, nil)
        + ["in", outline(loop.sequence), loop.filter.map { "where " + outline($0) } ?? ""]
        + [block(loop.body)])
  }

  static func outline(_ statement: SwitchStatement) -> String {
    list(
      "switch",
      [label(statement.label), outline(statement.subject)] + statement.cases.map(outline)
        + statement.conditionalCases.map { conditional($0) { $0.map(outline) } })
  }

  private static func outline(_ item: SwitchStatement.Case) -> String {
    let head = item.isUnknown ? "@unknown default" : item.isDefault ? "default" : "case"
    return list(head, item.items.map(outline) + [block(item.statements)])
  }

  private static func outline(_ item: SwitchStatement.Item) -> String {
    outline(item.pattern) + (item.filter.map { " where " + outline($0) } ?? "")
  }

  private static func outline(_ statement: DoStatement) -> String {
    list(
      "do",
      [label(statement.label), block(statement.body)]
        + statement.catches.map { list("catch", $0.items.map(outline) + [block($0.body)]) })
  }
}
