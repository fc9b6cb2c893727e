extension SyntaxOutline {
  static func outline(_ expression: Expression) -> String {
    switch expression {
    case .integer(let value, _): value.map(String.init) ?? "huge"
    case .float(let value, _): value.description
    case .string(let literal): outline(literal)
    case .boolean(let value, _): value.description
    case .nil: "nil"
    case .name(let name, let generics): name.text + outline(generics)
    case .implicitMember(let name, _): "." + name.text
    case .postfix(let base, let suffixes): list("chain", [outline(base)] + suffixes.map(outline))
    case .prefix(let op, let operand): list("prefix " + op.text, [outline(operand)])
    case .postfixOperator(let operand, let op): list("postfix " + op.text, [outline(operand)])
    case .binary(let left, let op, let right): list(op.text, [outline(left), outline(right)])
    case .assignment(let target, let op, let value, _):
      list((op?.text ?? "") + "=", [outline(target), outline(value)])
    case .ternary(let condition, let then, let otherwise, _):
      list("?:", [outline(condition), outline(then), outline(otherwise)])
    case .cast(let value, let cast, let type, _): list(word(cast), [outline(value), outline(type)])
    case .try(let kind, let value, _): list(word(kind), [outline(value)])
    case .await(let value, _): list("await", [outline(value)])
    case .address(let value, _): list("&", [outline(value)])
    case .closure(let closure): outline(closure)
    case .array(let elements, _): list("array", elements.map(outline))
    case .dictionary(let pairs, _):
      list("dictionary", pairs.map { outline($0.key) + ": " + outline($0.value) })
    case .tuple(let elements, _): list("tuple", elements.map(outline))
    case .keyPath(let root, let steps, _):
      list("\\", [root.map(outline) ?? ""] + steps.map(outline))
    case .macro(let macro): outline(macro)
    case .if(let statement): outline(statement)
    case .switch(let statement): outline(statement)
    case .type(let type): list("type", [outline(type)])
    case .discard: "_"
    case .missing: "missing"
    }
  }

  private static func word(_ cast: Cast) -> String {
    switch cast {
    case .is: "is"
    case .as: "as"
    case .optional: "as?"
    case .forced: "as!"
    }
  }

  private static func word(_ kind: TryKind) -> String {
    switch kind {
    case .plain: "try"
    case .optional: "try?"
    case .forced: "try!"
    }
  }

  private static func outline(_ literal: StringLiteral) -> String {
    if let text = literal.plainText { return quoted(text) }
    return list(
      "string",
      literal.parts.map { part in
        switch part {
        case .text(let text): quoted(text)
        case .interpolation(let arguments, _): list("\\", arguments.map(outline))
        }
      })
  }

  static func outline(_ suffix: Suffix) -> String {
    switch suffix {
    case .member(let name, let generics): "." + name.text + outline(generics)
    case .call(let call): outline(call)
    case .index(let arguments, _): list("index", arguments.map(outline))
    case .optional: "?"
    case .force: "!"
    case .conditional(let block): conditional(block) { $0.map(outline) }
    }
  }

  private static func outline(_ call: Call) -> String {
    let trailing = call.trailing.map { "trailing " + outline($0) }
    return list("call", call.arguments.map(outline) + trailing)
  }

  static func outline(_ argument: Argument) -> String {
    (argument.label.map { $0.text + ": " } ?? "") + outline(argument.value)
  }

  static func outline(_ macro: MacroExpansion) -> String {
    list(
      "#" + macro.name.text,
      macro.arguments.map(outline) + macro.trailing.map { "trailing " + outline($0) })
  }

  private static func outline(_ closure: ClosureExpression) -> String {
    let captures = closure.captures.map { capture in
      list(capture.ownership ?? "capture", [capture.name.text, capture.value.map(outline) ?? ""])
    }
    let parameters = closure.parameters.map { parameters in
      parameters.map { ($0.name?.text ?? "_") + ($0.type.map { ": " + outline($0) } ?? "") }
        .joined(separator: ", ") + " in"
    }
    return list(
      "closure",
      closure.attributes.map(outline) + captures + [parameters ?? ""]
        + effects(closure.isAsync, closure.throws)
        + [closure.result.map { "-> " + outline($0) } ?? "", block(closure.statements)])
  }
}
