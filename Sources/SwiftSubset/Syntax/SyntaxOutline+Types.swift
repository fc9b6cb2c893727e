extension SyntaxOutline {
  static func outline(_ types: [TypeReference]) -> String {
    types.isEmpty ? "" : "<" + types.map(outline).joined(separator: ", ") + ">"
  }

  static func outline(_ type: TypeReference) -> String {
    switch type {
    case .named(let components, _):
      components.map { $0.name.text + outline($0.generics) }.joined(separator: ".")
    case .optional(let type, _): outline(type) + "?"
    case .implicitlyUnwrapped(let type, _): outline(type) + "!"
    case .array(let element, _): "[" + outline(element) + "]"
    case .dictionary(let key, let value, _): "[" + outline(key) + ": " + outline(value) + "]"
    case .tuple(let elements, _): outline(elements)
    case .function(let elements, let isAsync, let doesThrow, let result, _):
      list(
        "function", [outline(elements)] + effects(isAsync, doesThrow) + ["->", outline(result)])
    case .some(let type, _): "some " + outline(type)
    case .any(let type, _): "any " + outline(type)
    case .composition(let types, _): list("&", types.map(outline))
    case .metatype(let type, _): outline(type) + ".Type"
    case .attributed(let attributes, let type):
      (attributes.map(outline) + [outline(type)]).joined(separator: " ")
    case .mutable(let type, _): "inout " + outline(type)
    case .missing: "missing"
    }
  }

  private static func outline(_ elements: [TypeReference.Element]) -> String {
    let inner = elements.map { element in
      (element.label.map { $0.text + ": " } ?? "") + outline(element.type)
        + (element.isVariadic ? "..." : "")
    }
    return "(" + inner.joined(separator: ", ") + ")"
  }

  static func outline(_ attribute: Attribute) -> String {
    let arguments = attribute.arguments.map { "(" + $0.map(outline).joined(separator: ", ") + ")" }
    return "@" + attribute.name.text + outline(attribute.generics) + (arguments ?? "")
  }

  static func outline(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: "_"
    case .name(let name): name.text
    case .binding(let isVar, let pattern, _): list(isVar ? "var" : "let", [outline(pattern)])
    case .tuple(let elements, _): list("tuple", elements.map(outline))
    case .enumCase(let type, let name, let payload, _):
      list("case", [(type.map(outline) ?? "") + "." + name.text] + (payload ?? []).map(outline))
    case .optional(let pattern, _): outline(pattern) + "?"
    case .is(let type, _): list("is", [outline(type)])
    case .as(let pattern, let type, _): list("as", [outline(pattern), outline(type)])
    case .expression(let expression): outline(expression)
    }
  }

  private static func outline(_ element: Pattern.TupleElement) -> String {
    (element.label.map { $0.text + ": " } ?? "") + outline(element.pattern)
  }
}
