extension SyntaxOutline {
  static func outline(_ declaration: Declaration) -> String {
    switch declaration {
    case .type(let it):
      list(
        it.kind.rawValue,
        head(it.head) + [it.name.text + parameters(it.generics), inheritance(it.inherited)]
          + requirements(it.generics.requirements) + it.members.map(outline))
    case .protocol(let it):
      list(
        "protocol",
        head(it.head) + [it.name.text + names(it.primaryAssociatedTypes)]
          + [inheritance(it.inherited)] + requirements(it.requirements) + it.members.map(outline))
    case .extension(let it):
      list(
        "extension",
        head(it.head) + [outline(it.extended), inheritance(it.inherited)]
          + requirements(it.requirements) + it.members.map(outline))
    case .function(let it): outline(it)
    case .initializer(let it): outline(it)
    case .deinitializer(let body, _): list("deinit", [block(body)])
    case .subscript(let it): outline(it)
    case .variable(let it):
      list(it.isLet ? "let" : "var", head(it.head) + it.bindings.map(outline))
    case .typealias(let it):
      list(
        "typealias", head(it.head) + [it.name.text + parameters(it.generics), outline(it.type)])
    case .associatedType(let it):
      list(
        "associatedtype",
        head(it.head) + [it.name.text, inheritance(it.inherited)]
          + [it.defaultType.map { "= " + outline($0) } ?? ""] + requirements(it.requirements))
    case .enumCases(let it): list("case", head(it.head) + it.cases.map(outline))
    case .import(let it): list("import", [it.path.map(\.text).joined(separator: ".")])
    case .macro(let macro, let head): list("macro", self.head(head) + [outline(macro)])
    case .block(let it): list("block " + it.keyword.text, [it.name.text, block(it.body)])
    case .conditional(let it): conditional(it) { $0.map(outline) }
    case .missing: "missing"
    }
  }

  private static func head(_ head: DeclarationHead) -> [String] {
    head.attributes.map(outline)
      + head.modifiers.map { $0.name.text + ($0.detail.map { "(\($0.text))" } ?? "") }
  }

  private static func names(_ names: [Identifier]) -> String {
    names.isEmpty ? "" : "<" + names.map(\.text).joined(separator: ", ") + ">"
  }

  private static func inheritance(_ types: [TypeReference]) -> String {
    types.isEmpty ? "" : ": " + types.map(outline).joined(separator: ", ")
  }

  private static func parameters(_ clause: GenericClause) -> String {
    guard !clause.parameters.isEmpty else { return "" }
    let parameters = clause.parameters.map { parameter in
      (parameter.isPack ? "each " : "") + parameter.name.text
        + (parameter.bound.map { ": " + outline($0) } ?? "")
    }
    return "<" + parameters.joined(separator: ", ") + ">"
  }

  private static func requirements(_ requirements: [GenericRequirement]) -> [String] {
    requirements.map { requirement in
      list(
        "where",
        [
          outline(requirement.left), requirement.relation == .equals ? "==" : ":",
          outline(requirement.right),
        ])
    }
  }

  private static func outline(_ function: FunctionDeclaration) -> String {
    list(
      "func",
      head(function.head) + [function.name.text + parameters(function.generics)]
        + [outline(function.parameters)] + effects(function.isAsync, function.throws)
        + [function.result.map { "-> " + outline($0) } ?? ""]
        + requirements(function.generics.requirements) + [block(function.body)])
  }

  private static func outline(_ initializer: InitializerDeclaration) -> String {
    list(
      initializer.isFailable ? "init?" : "init",
      head(initializer.head) + [parameters(initializer.generics), outline(initializer.parameters)]
        + effects(initializer.isAsync, initializer.throws)
        + requirements(initializer.generics.requirements) + [block(initializer.body)])
  }

  private static func outline(_ it: SubscriptDeclaration) -> String {
    list(
      "subscript",
      head(it.head) + [parameters(it.generics), outline(it.parameters), "->", outline(it.result)]
        + [outline(it.accessors)])
  }

  static func outline(_ parameters: [Parameter]) -> String {
    let inner = parameters.map { parameter in
      let label = parameter.label?.text ?? "_"
      let names = label == parameter.name.text ? label : label + " " + parameter.name.text
      return parameter.attributes.map { outline($0) + " " }.joined() + names + ": "
        + outline(parameter.type) + (parameter.isVariadic ? "..." : "")
        + (parameter.defaultValue.map { " = " + outline($0) } ?? "")
    }
    return "(" + inner.joined(separator: ", ") + ")"
  }

  private static func outline(_ binding: VariableDeclaration.Binding) -> String {
    (self.binding(binding.pattern, binding.type, binding.value)
      + [binding.accessors.map(outline) ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func outline(_ accessors: Accessors) -> String {
    let named = [
      ("get", accessors.get), ("set", accessors.set), ("willSet", accessors.willSet),
      ("didSet", accessors.didSet),
    ]
    let parts = named.compactMap { name, accessor in
      accessor.map { accessor in
        list(
          name,
          accessor.modifiers.map(\.name.text) + [accessor.parameter?.text ?? ""]
            + [block(accessor.body)])
      }
    }
    return parts.joined(separator: " ")
  }

  private static func outline(_ item: EnumCasesDeclaration.Case) -> String {
    item.name.text + (item.parameters.map(outline) ?? "")
      + (item.rawValue.map { " = " + outline($0) } ?? "")
  }
}
