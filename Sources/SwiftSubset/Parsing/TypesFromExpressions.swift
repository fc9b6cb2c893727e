/// Returns the type that `expression` spells, or nil when it can only be a value.
func typeReference(from expression: Expression) -> TypeReference? {
  switch expression {
  case .type(let type): type
  case .name(let name, let generics):
    .named([TypeReference.Component(name: name, generics: generics)], expression.range)
  case .postfix(let base, let suffixes): typeReference(base, suffixes)
  case .array(let elements, let range) where elements.count == 1:
    typeReference(from: elements[0]).map { .array($0, range) }
  case .dictionary(let pairs, let range) where pairs.count == 1:
    dictionaryType(pairs[0].key, pairs[0].value, range)
  case .tuple(let elements, let range): tupleType(elements, range)
  default: nil
  }
}

private func dictionaryType(
  _ key: Expression, _ value: Expression, _ range: SourceRange
) -> TypeReference? {
  guard let key = typeReference(from: key), let value = typeReference(from: value) else {
    return nil
  }
  return .dictionary(key: key, value: value, range)
}

private func tupleType(_ elements: [Argument], _ range: SourceRange) -> TypeReference? {
  var types: [TypeReference.Element] = []
  for element in elements {
    guard let type = typeReference(from: element.value) else { return nil }
    types.append(TypeReference.Element(label: element.label, type: type, isVariadic: false))
  }
  if types.count == 1, types[0].label == nil { return types[0].type }
  return .tuple(types, range)
}

private func typeReference(_ base: Expression, _ suffixes: [Suffix]) -> TypeReference? {
  guard var type = typeReference(from: base) else { return nil }
  for suffix in suffixes {
    let range = base.range.joined(to: suffix.range)
    switch (suffix, type) {
    case (.optional, _): type = .optional(type, range)
    case (.member(let name, let generics), .named(let components, _)):
      let component = TypeReference.Component(name: name, generics: generics)
      type = .named(components + [component], range)
    default: return nil
    }
  }
  return type
}
