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

  /// The first `let` or `var` in it.
  var firstBinding: (isVar: Bool, range: SourceRange)? {
    switch self {
    case .binding(let isVar, _, let range): (isVar, SourceRange(range.start, range.start + 3))
    case .optional(let pattern, _), .as(let pattern, _, _): pattern.firstBinding
    case .tuple(let elements, _): elements.lazy.compactMap(\.pattern.firstBinding).first
    case .enumCase(_, _, let payload, _):
      (payload ?? []).lazy.compactMap(\.pattern.firstBinding).first
    case .name, .wildcard, .is, .expression: nil
    }
  }
}
