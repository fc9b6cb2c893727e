extension Pattern {
  /// The names that the pattern binds, in the order they are written.
  public func boundNames() -> [Identifier] {
    switch self {
    case .name(let name): [name]
    case .binding(_, let pattern, _), .optional(let pattern, _), .as(let pattern, _, _):
      pattern.boundNames()
    case .tuple(let elements, _): elements.flatMap { $0.pattern.boundNames() }
    case .enumCase(_, _, let payload, _): (payload ?? []).flatMap { $0.pattern.boundNames() }
    case .wildcard, .is, .expression: []
    }
  }
}
