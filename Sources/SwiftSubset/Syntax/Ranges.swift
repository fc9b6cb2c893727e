extension Expression {
  /// Where it is written, from its first to its last byte.
  public var range: SourceRange {
    switch self {
    case .integer(_, let range), .float(_, let range), .boolean(_, let range), .nil(let range),
      .implicitMember(_, let range), .assignment(_, _, _, let range),
      .ternary(_, _, _, let range), .cast(_, _, _, let range), .try(_, _, let range),
      .await(_, let range), .address(_, let range), .array(_, let range),
      .dictionary(_, let range), .tuple(_, let range), .keyPath(_, _, let range),
      .discard(let range), .missing(let range):
      range
    case .string(let literal): literal.range
    case .name(let name, let generics):
      generics.last.map { name.range.joined(to: $0.range) } ?? name.range
    case .postfix(let base, let suffixes):
      suffixes.last.map { base.range.joined(to: $0.range) } ?? base.range
    case .prefix(let op, let operand): op.range.joined(to: operand.range)
    case .postfixOperator(let operand, let op): operand.range.joined(to: op.range)
    case .binary(let left, _, let right): left.range.joined(to: right.range)
    case .closure(let closure): closure.range
    case .macro(let macro): macro.range
    case .if(let statement): statement.range
    case .switch(let statement): statement.range
    case .type(let type): type.range
    }
  }
}

extension Suffix {
  public var range: SourceRange {
    switch self {
    case .member(let name, let generics):
      generics.last.map { name.range.joined(to: $0.range) } ?? name.range
    case .call(let call): call.range
    case .index(_, let range), .optional(let range), .force(let range): range
    case .conditional(let block): block.range
    }
  }
}

extension TypeReference {
  public var range: SourceRange {
    switch self {
    case .named(_, let range), .optional(_, let range), .implicitlyUnwrapped(_, let range),
      .array(_, let range), .dictionary(_, _, let range), .tuple(_, let range),
      .function(_, _, _, _, let range), .some(_, let range), .any(_, let range),
      .composition(_, let range), .metatype(_, let range), .mutable(_, let range),
      .missing(let range):
      range
    case .attributed(let attributes, let type):
      attributes.first.map { $0.range.joined(to: type.range) } ?? type.range
    }
  }
}

extension Pattern {
  public var range: SourceRange {
    switch self {
    case .wildcard(let range), .binding(_, _, let range), .tuple(_, let range),
      .enumCase(_, _, _, let range), .optional(_, let range), .is(_, let range),
      .as(_, _, let range):
      range
    case .name(let name): name.range
    case .expression(let expression): expression.range
    }
  }
}

extension Declaration {
  public var range: SourceRange {
    switch self {
    case .type(let it): it.head.range
    case .protocol(let it): it.head.range
    case .extension(let it): it.head.range
    case .function(let it): it.head.range
    case .initializer(let it): it.head.range
    case .deinitializer(_, let range): range
    case .subscript(let it): it.head.range
    case .variable(let it): it.head.range
    case .typealias(let it): it.head.range
    case .associatedType(let it): it.head.range
    case .enumCases(let it): it.head.range
    case .import(let it): it.head.range
    case .macro(_, let head): head.range
    case .block(let it): it.head.range
    case .conditional(let block): block.range
    case .missing(let range): range
    }
  }
}

extension Statement {
  public var range: SourceRange {
    switch self {
    case .expression(let expression): expression.range
    case .declaration(let declaration): declaration.range
    case .if(let it): it.range
    case .guard(let it): it.range
    case .while(let it): it.range
    case .repeatWhile(let it): it.range
    case .for(let it): it.range
    case .switch(let it): it.range
    case .do(let it): it.range
    case .defer(_, let range), .return(_, let range), .throw(_, let range), .break(_, let range),
      .continue(_, let range), .fallthrough(let range), .missing(let range):
      range
    case .conditional(let block): block.range
    }
  }
}
