import SwiftSubset

// Who may use what is `private`: the declaration around it and the extensions of its type.

extension Lowering {
  /// Says so when a member is hidden from here; all inputs of a session are one file.
  func checkAccess(_ found: FoundMember, _ name: Identifier) {
    guard let head = found.member.head, head.isPrivate, isOutside(found.owner) else { return }
    report(
      "'\(name.text)' is inaccessible due to 'private' protection level", at: name.range,
      help: "take 'private' away, or use it inside '\(found.owner.name)' only")
  }

  /// Why a property that may be read cannot be set from here: `private(set)`.
  func setterProblem(_ variable: VariableSymbol, _ owner: TypeSymbol, _ name: Identifier) -> String?
  {
    guard variable.head.hasPrivateSetter, isOutside(owner) else { return nil }
    return "'\(name.text)' setter is inaccessible"
  }

  private func isOutside(_ owner: TypeSymbol) -> Bool {
    var here: DeclarationScope? = scope
    while let scope = here {
      if scope.owner === owner || scope.isCatalog { return false }
      here = scope.parent
    }
    return true
  }
}

extension Member {
  fileprivate var head: DeclarationHead? {
    switch self {
    case .function(let it): it.head
    case .variable(let it): it.head
    case .enumCase: nil
    }
  }
}

extension DeclarationHead {
  fileprivate var isPrivate: Bool {
    modifiers.contains { $0.name.text == "private" && $0.detail == nil }
  }
  fileprivate var hasPrivateSetter: Bool {
    modifiers.contains { $0.name.text == "private" && $0.detail?.text == "set" }
  }
}
