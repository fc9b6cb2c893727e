import SwiftSubset

extension VariableDeclaration.Binding {
  /// The binding of a property with the value that its wrapper gives it when none is written.
  func startingItself(_ head: DeclarationHead) -> Self {
    guard value == nil, accessors?.get == nil, let type else { return self }
    var binding = self
    for attribute in head.attributes {
      switch (attribute.name.text, type) {
      case ("FocusState", .named(let components, let range)),
        ("AccessibilityFocusState", .named(let components, let range)):
        if components.last?.name.text == "Bool" { binding.value = .boolean(false, range) }
      case ("Query", .array(_, let range)): binding.value = .array([], range)
      default: continue
      }
    }
    return binding
  }
}

extension Program {
  /// Whether a wrapper of the program can be made without a word: it has `init()`.
  func startsItself(_ wrapper: Type) -> Bool {
    members(named: "init", of: wrapper, isStatic: true).contains { found in
      guard case .function(let function) = found.member, function.record != nil else {
        return false
      }
      let parameters = signature(of: function).parameters
      return parameters.allSatisfy { $0.defaultValue != nil }
    }
  }
}
