import SwiftSubset

extension Program {
  /// The members of an extension, with what the macro `@Entry` makes of its properties.
  func expandingEntries(in members: [Declaration], of symbol: TypeSymbol) -> [Declaration] {
    guard symbol.isCatalog, Program.entryOwners.contains(symbol.name) else { return members }
    return members.flatMap { member -> [Declaration] in
      guard case .variable(let it) = member,
        it.head.attributes.contains(where: { $0.name.text == "Entry" })
      else { return [member] }
      return it.bindings.flatMap { binding -> [Declaration] in
        EntryExpansion(it, binding, owner: symbol.name)?.members ?? [member]
      }
    }
  }

  /// The types of SwiftUI that `@Entry` gives values.
  private static let entryOwners: Set<String> = [
    "EnvironmentValues", "FocusedValues", "Transaction", "ContainerValues",
  ]
}

/// What `@Entry var name: T = value` stands for: a key and a property that reads and writes by it.
private struct EntryExpansion {
  private let declaration: VariableDeclaration
  private let binding: VariableDeclaration.Binding
  private let name: Identifier
  private let key: Identifier
  private let isStored: Bool

  init?(_ declaration: VariableDeclaration, _ binding: VariableDeclaration.Binding, owner: String) {
    guard case .name(let name) = binding.pattern, binding.accessors?.get == nil else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.name = name
    key = Identifier("Key of \(name.text)", name.range)
    isStored = owner == "EnvironmentValues"
  }

  var members: [Declaration] { [.type(keyType), .variable(property)] }

  private var range: SourceRange { binding.range }
  private var head: DeclarationHead {
    var head = declaration.head
    head.attributes.removeAll { $0.name.text == "Entry" }
    return head
  }

  /// `struct Key: EnvironmentKey { static let defaultValue: T = value }`.
  private var keyType: TypeDeclaration {
    let value = VariableDeclaration.Binding(
      pattern: .name(word("defaultValue")), type: binding.type,
      value: binding.value ?? .nil(range), accessors: nil, range: range)
    let isStatic = DeclarationHead(
      attributes: [], modifiers: [Modifier(name: word("static"), detail: nil)],
      range: declaration.head.range)
    return TypeDeclaration(
      head: DeclarationHead(attributes: [], modifiers: [], range: declaration.head.range),
      kind: .struct, name: key, generics: GenericClause(parameters: [], requirements: []),
      inherited: [type(word("EnvironmentKey"))],
      members: [
        .variable(VariableDeclaration(head: isStatic, isLet: true, bindings: [value]))
      ], body: range)
  }

  /// `var name: T { get { self[Key.self] } set { self[Key.self] = newValue } }`.
  private var property: VariableDeclaration {
    let keyValue = Expression.postfix(.name(key, []), [.member(word("defaultValue"), [])])
    let stored = Expression.postfix(
      .name(word("self"), []),
      [.index([Argument(label: nil, value: keyMetatype)], range)])
    let store = Statement.expression(
      .assignment(stored, nil, .name(word("newValue"), []), range))
    let accessors = Accessors(
      get: accessor([.expression(isStored ? stored : keyValue)]),
      set: accessor(isStored ? [store] : []), range: range)
    let property = VariableDeclaration.Binding(
      pattern: binding.pattern,
      type: binding.type
        ?? .named([component(key), component(word("Value"))], range),
      value: nil, accessors: accessors, range: range)
    return VariableDeclaration(head: head, isLet: false, bindings: [property])
  }

  private var keyMetatype: Expression { .postfix(.name(key, []), [.member(word("self"), [])]) }

  private func accessor(_ statements: [Statement]) -> Accessors.Accessor {
    Accessors.Accessor(
      attributes: [], modifiers: [], parameter: nil,
      body: CodeBlock(statements: statements, range: range), range: range)
  }

  private func word(_ text: String) -> Identifier { Identifier(text, name.range) }
  private func type(_ name: Identifier) -> TypeReference { .named([component(name)], name.range) }
  private func component(_ name: Identifier) -> TypeReference.Component {
    .init(name: name, generics: [])
  }
}
