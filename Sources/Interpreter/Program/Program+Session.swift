public import SwiftSubset

/// What a session asks about the names of a program.
extension Program {
  /// Whether the program declares a function, a variable or a type of that name.
  public func declares(_ name: String) -> Bool {
    needComponents(for: name)
    return functions[name]?.isEmpty == false || variables[name] != nil || types[name] != nil
  }

  /// Whether the program declares a view of that name.
  public func isView(named name: String) -> Bool {
    needComponents(for: name)
    guard let symbol = types[name], symbol.kind != .protocol, symbol.alias == nil else {
      return false
    }
    return conforms(declaredType(symbol), to: "View")
  }

  /// Whether a view of that name can be made: the program's, or one that SwiftUI has.
  public func knowsView(named name: String) -> Bool {
    needComponents(for: name)
    guard let symbol = typeSymbol(name) else { return false }
    return isView(named: name) || symbol.isCatalog
  }

  /// Whether a type declares a static member or a nested type of that name.
  public func hasStaticMember(_ member: String, of type: String) -> Bool {
    needComponents(for: type)
    guard let symbol = types[type] else { return false }
    if symbol.nested[member] != nil { return true }
    return symbol.members[member]?.contains {
      switch $0 {
      case .function(let function): function.isStatic
      case .variable(let variable): variable.isStatic
      case .enumCase: true
      }
    } ?? false
  }

  /// Whether what runs must end now, because it failed or was interrupted.
  public var isStopped: Bool { machine.isStopped }
}

// MARK: - Modifiers that only set

extension Program {
  /// Whether a modifier does nothing but set preferences or values of the environment.
  ///
  /// A modifier of the program's own counts when its body is a chain of such modifiers.
  public func onlySets(_ name: String, _ call: Call) -> Bool {
    needComponents(for: name)
    var asked: Set<ObjectIdentifier> = []
    return onlySets(name, labels: labels(of: call), &asked)
  }

  private func labels(of call: Call) -> [String?] {
    (call.arguments + call.trailing).map { $0.label?.text }
  }

  private func onlySets(
    _ name: String, labels: [String?], _ asked: inout Set<ObjectIdentifier>
  ) -> Bool {
    let own = typeSymbol("View")?.members[name]?.compactMap { ownModifier($0) } ?? []
    guard let function = own.first(where: { accepts($0, labels) }) ?? own.first else {
      return settingModifiers.contains(name)
    }
    guard asked.insert(ObjectIdentifier(function)).inserted,
      case .function(let declaration) = function.body,
      let statements = declaration.body?.statements, statements.count == 1
    else { return false }
    switch statements[0] {
    case .expression(let expression), .return(.some(let expression), _):
      return onlySets(expression, &asked)
    default: return false
    }
  }

  private func ownModifier(_ member: Member) -> FunctionSymbol? {
    guard case .function(let function) = member, case .function = function.body else { return nil }
    return function
  }

  private func accepts(_ function: FunctionSymbol, _ labels: [String?]) -> Bool {
    guard case .function(let declaration) = function.body else { return false }
    var wanted = labels[...]
    for parameter in declaration.parameters where wanted.first == .some(parameter.label?.text) {
      wanted = wanted.dropFirst()
    }
    return wanted.isEmpty
  }

  /// Whether a chain such as `self.a().b()` or `a().b()` only sets.
  private func onlySets(_ expression: Expression, _ asked: inout Set<ObjectIdentifier>) -> Bool {
    guard case .postfix(let base, var suffixes) = expression else { return false }
    guard case .name(let name, _) = base else { return false }
    if name.text != "self" { suffixes.insert(.member(name, []), at: 0) }
    var rest = suffixes[...]
    while case .member(let modifier, _)? = rest.first {
      guard case .call(let call)? = rest.dropFirst().first,
        onlySets(modifier.text, labels: labels(of: call), &asked)
      else { return false }
      rest = rest.dropFirst(2)
    }
    return rest.isEmpty
  }
}

/// SwiftUI's modifiers that write preferences or values of the environment and do nothing else.
private let settingModifiers: Set<String> = [
  "preference", "environment", "environmentObject", "navigationTitle", "navigationBarTitle",
  "navigationBarTitleDisplayMode", "navigationBarHidden", "navigationBarBackButtonHidden",
  "toolbarVisibility", "toolbarBackground", "font", "fontWeight", "foregroundColor",
  "foregroundStyle", "accentColor", "tint", "lineLimit", "truncationMode",
  "multilineTextAlignment", "navigationViewStyle", "buttonStyle", "listStyle", "statusBarHidden",
]

extension Program {
  /// The declaration in which a fault stands.
  public func declarationHolding(_ fault: Fault) -> DeclarationInfo? {
    declarations.last {
      $0.source === fault.source && $0.range.start <= fault.diagnostic.range.start
        && fault.diagnostic.range.end <= $0.range.end
    }
  }

  /// The declaration in which a place stands.
  public func declaration(at place: WrittenPlace) -> DeclarationInfo? {
    declarations.last {
      $0.source === place.source && $0.range.start <= place.range.start
        && place.range.end <= $0.range.end
    }
  }
}
