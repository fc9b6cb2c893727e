import SwiftSubset

extension Program {
  /// The wrapper among the attributes of a property.
  func wrapper(of head: DeclarationHead) -> Wrapper? {
    for attribute in head.attributes {
      switch attribute.name.text {
      case "State", "GestureState", "AppStorage", "SceneStorage", "FocusState",
        "AccessibilityFocusState":
        return .state
      case "StateObject": return .stateObject
      case "Binding": return .binding
      case "ObservedObject", "Bindable": return .object
      case "EnvironmentObject": return .environmentObject
      case "Environment":
        return attribute.objectType == nil ? .environment(attribute) : .environmentObject
      case let name where types[name]?.kind == .struct: return .custom(attribute)
      default: continue
      }
    }
    return nil
  }

  /// Enters a type, protocol or alias into the tables: the global ones, or those of `outer`.
  @discardableResult
  func enterType(
    _ declaration: Declaration, in scope: DeclarationScope, outer: TypeSymbol?,
    record: DeclarationRecord
  ) -> TypeSymbol? {
    switch declaration {
    case .type(let it):
      let kind: TypeSymbol.Kind =
        switch it.kind {
        case .struct: .struct
        case .enum: .enum
        case .class, .actor: .class
        }
      let symbol = symbol(it.name.text, kind, outer)
      let inner = DeclarationScope(scope.source, parent: scope, owner: symbol)
      declare(it.generics, in: inner, report: nil)
      symbol.generics = it.generics.parameters.compactMap { inner.generics[$0.name.text] }
      symbol.isObservable = it.head.attributes.contains { $0.name.text == "Observable" }
      symbol.isResultBuilder = it.head.attributes.contains { $0.name.text == "resultBuilder" }
      setMain(
        symbol,
        TypePart(
          members: it.members, scope: inner, inherited: it.inherited, record: record,
          isExtension: false))
      return symbol
    case .protocol(let it):
      let symbol = symbol(it.name.text, .protocol, outer)
      let inner = DeclarationScope(scope.source, parent: scope, owner: symbol)
      symbol.selfParameter.bounds = [.existential([symbol])]
      symbol.associated = [:]
      setMain(
        symbol,
        TypePart(
          members: it.members, scope: inner, inherited: it.inherited, record: record,
          isExtension: false))
      return symbol
    case .typealias(let it):
      let symbol = symbol(it.name.text, .alias, outer)
      let inner = DeclarationScope(scope.source, parent: scope)
      declare(it.generics, in: inner, report: nil)
      symbol.generics = it.generics.parameters.compactMap { inner.generics[$0.name.text] }
      symbol.alias = (it.type, inner)
      symbol.isCircular = false
      return symbol
    default: return nil
    }
  }

  /// The symbol of that name, kept over redeclarations.
  private func symbol(_ name: String, _ kind: TypeSymbol.Kind, _ outer: TypeSymbol?) -> TypeSymbol {
    if let outer {
      let symbol =
        outer.nested[name] ?? nestedSymbols[outer.name + "." + name]
        ?? TypeSymbol(outer.name + "." + name, kind: kind, outer: outer)
      nestedSymbols[symbol.name] = symbol
      outer.nested[name] = symbol
      symbol.kind = kind
      symbol.alias = nil
      return symbol
    }
    let old = types[name]
    let symbol = old ?? TypeSymbol(name, kind: kind)
    let (oldKind, oldAlias) = (symbol.kind, symbol.alias)
    undoLog.append { [unowned self] in
      symbol.kind = oldKind
      symbol.alias = oldAlias
      types[name] = old
    }
    symbol.kind = kind
    symbol.alias = nil
    types[name] = symbol
    return symbol
  }

  private func setMain(_ symbol: TypeSymbol, _ part: TypePart) {
    change(symbol) { symbol in
      symbol.parts.removeAll { !$0.isExtension }
      symbol.parts.append(part)
    }
  }

  /// Changes the parts of a type and makes its tables anew; taken back when the input fails.
  func change(_ symbol: TypeSymbol, _ body: (TypeSymbol) -> Void) {
    let (parts, generics) = (symbol.parts, symbol.generics)
    undoLog.append { [unowned self] in
      symbol.parts = parts
      symbol.generics = generics
      var rebuilding = TypeRebuilding(self, symbol)
      rebuilding.run()
      epoch += 1
    }
    body(symbol)
    var rebuilding = TypeRebuilding(self, symbol)
    rebuilding.run()
    replacedMembers += rebuilding.replaced
    faults += rebuilding.diagnostics
    installHooks(on: symbol)
  }

  func enterExtension(
    _ it: ExtensionDeclaration, _ source: SourceText, _ record: DeclarationRecord
  ) {
    let outer = DeclarationScope(source)
    let resolving = TypeResolving(program: self, scope: outer) { [unowned self] in
      faults.append(Fault(diagnostic: $0, source: source))
    }
    guard let symbol = extendedSymbol(it, resolving) else {
      return enterForeignExtension(it)
    }
    let scope = DeclarationScope(source, parent: outer, owner: symbol)
    scope.requirements = it.requirements
    for generic in symbol.generics { scope.generics[generic.name] = generic }
    change(symbol) { symbol in
      symbol.parts.append(
        TypePart(
          members: expandingEntries(in: it.members, of: symbol), scope: scope,
          inherited: it.inherited, record: record, isExtension: true))
      symbol.parts.removeAll { part in
        part.isExtension && part.record !== record && part.isCovered(by: it, source)
      }
    }
  }

  private func extendedSymbol(_ it: ExtensionDeclaration, _ resolving: TypeResolving) -> TypeSymbol?
  {
    if case .named(let components, _) = it.extended, components.count == 1,
      let symbol = typeSymbol(components[0].name.text), symbol.alias == nil
    {
      return symbol
    }
    return symbol(of: resolving.resolve(it.extended))
  }

  /// The arm of `#if` that holds here: an iPhone with SwiftUI, in debug.
  func chosenArm<Content>(_ block: ConditionalBlock<Content>) -> Content? {
    for arm in block.arms {
      guard let condition = arm.condition else { return arm.content }
      if holds(condition) { return arm.content }
    }
    return nil
  }

  private func holds(_ condition: Expression) -> Bool {
    switch condition {
    case .name(let name, _): return ["DEBUG", "iOS"].contains(name.text)
    case .boolean(let value, _): return value
    case .prefix(let op, let operand): return op.text == "!" ? !holds(operand) : false
    case .binary(let left, let op, let right):
      return op.text == "&&" ? holds(left) && holds(right) : holds(left) || holds(right)
    case .tuple(let arguments, _): return arguments.first.map { holds($0.value) } ?? false
    case .postfix(.name(let name, _), let suffixes):
      guard case .call(let call)? = suffixes.first,
        case .name(let value, _)? = call.arguments.first?.value
      else { return name.text == "swift" || name.text == "compiler" }
      switch name.text {
      case "os": return value.text == "iOS"
      case "canImport": return ["SwiftUI", "UIKit", "Foundation"].contains(value.text)
      case "targetEnvironment": return value.text == "simulator"
      default: return false
      }
    default: return false
    }
  }
}

extension TypePart {
  /// Whether another extension declares all that this one does: then it takes its place.
  fileprivate func isCovered(by other: ExtensionDeclaration, _ source: SourceText) -> Bool {
    guard !members.isEmpty, inherited.isEmpty || !other.inherited.isEmpty else { return false }
    let names = Set(other.members.map { $0.header(in: source) })
    return members.allSatisfy { names.contains($0.header(in: scope.source)) }
  }
}
