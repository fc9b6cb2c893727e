import SwiftSubset

extension Lowering {
  /// A member that a type does not have but looks up, as `@dynamicMemberLookup` lets it.
  func lookedUpMember(_ receiver: Typed, _ name: Identifier, prefix: Expression?) -> Typed? {
    guard let argument = lookupArgument(name, of: receiver.type) else { return nil }
    return subscripted(
      receiver, [argument], name.range,
      prefix: prefix ?? .name(Identifier("_", name.range), []), nil)
  }

  /// The same as a place that may be written.
  func lookedUpPlace(_ base: Place, _ name: Identifier) -> Place? {
    guard let argument = lookupArgument(name, of: base.type) else { return nil }
    return subscriptPlace(base, [argument], name.range)
  }

  /// What `subscript(dynamicMember:)` of a type is given for a name: a key path or a text.
  private func lookupArgument(_ name: Identifier, of type: Type) -> Argument? {
    guard case .nominal(let symbol, _) = type, !symbol.isCatalog else { return nil }
    for found in program.members(named: "subscript", of: type, isStatic: false) {
      guard case .function(let function) = found.member,
        let parameter = program.signature(of: function).parameters.first,
        parameter.label == "dynamicMember"
      else { continue }
      let value: Expression =
        parameter.type == .string
        ? .string(StringLiteral(parts: [.text(name.text)], range: name.range))
        : .keyPath(nil, [.member(name, [])], name.range)
      return Argument(label: Identifier("dynamicMember", name.range), value: value)
    }
    return nil
  }
}
