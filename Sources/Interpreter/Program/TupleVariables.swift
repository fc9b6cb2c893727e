import SwiftSubset

extension Declaration {
  /// The declarations that a file's `let (a, b) = value` stands for: the tuple, then its parts.
  ///
  /// A variable of a file is made when it is first asked for, so each needs a value of its own.
  var partsOfTuples: [Declaration] {
    guard case .variable(let it) = self,
      it.bindings.contains(where: { if case .tuple = $0.pattern.unbound { true } else { false } })
    else { return [self] }
    return it.bindings.flatMap { parts(of: $0, it) }
  }

  private func parts(
    of binding: VariableDeclaration.Binding, _ it: VariableDeclaration
  ) -> [Declaration] {
    var single = it
    single.bindings = [binding]
    guard case .tuple(let elements, let range) = binding.pattern.unbound else {
      return [.variable(single)]
    }
    let whole = Identifier(Declaration.tuplePrefix + "\(range.start)", range)
    single.bindings[0].pattern = .name(whole)
    let inner = elements.enumerated().flatMap { index, element in
      var part = binding
      part.pattern = element.pattern
      part.type = nil
      part.value = .postfix(.name(whole, []), [.member(Identifier("\(index)", range), [])])
      if case .wildcard = element.pattern.unbound { return [Declaration]() }
      return parts(of: part, it)
    }
    return [.variable(single)] + inner
  }

  /// How the variable is called that holds a tuple whose parts have names.
  static let tuplePrefix = "__tuple"
}
