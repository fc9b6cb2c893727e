/// Parses a whole text; never fails: what is wrong stands in the diagnostics.
///
/// A word in `blockWords` at the start of a statement, followed by a name and a brace on the same
/// line, makes a `BlockDeclaration` (`screen Home { … }`); elsewhere the word is an ordinary name.
public func parse(_ source: SourceText, blockWords: Set<String> = []) -> ParsedSource {
  parse(source, as: .file(blockWords: blockWords)).parsed
}

/// Parses declarations without their bodies, as they stand in a protocol.
///
/// `func padding(_ length: CGFloat) -> some View` is whole here; in a file it lacks its braces.
public func parseSignature(_ source: SourceText) -> ParsedSource {
  parse(source, as: .signatures).parsed
}

/// Returns where the statements and declarations of a text are, one after another.
///
/// Those that a `;` parts are two. What could not be parsed belongs to the item it follows.
public func splitTopLevel(
  _ source: SourceText, blockWords: Set<String> = []
) -> [SourceRange] {
  parse(source, as: .file(blockWords: blockWords)).items
}

/// What a text is taken for.
private enum Subject {
  case file(blockWords: Set<String>)
  case signatures
}

private func parse(
  _ source: SourceText, as subject: Subject
) -> (parsed: ParsedSource, items: [SourceRange]) {
  let lexed = lex(source)
  return source.bytes.withUnsafeBufferPointer { bytes in
    var parser = Parser(bytes, lexed.tokens)
    let statements: [Statement]
    switch subject {
    case .file(let blockWords):
      parser.blockWords = blockWords
      statements = parser.parseFile()
    case .signatures:
      statements = parser.parseSignatures()
    }
    let parsed = ParsedSource(
      source: source, tokens: lexed.tokens, tree: SourceFileSyntax(statements: statements),
      diagnostics: merge(lexed, parser, in: source),
      completeness: completeness(lexed, parser))
    return (parsed, parser.items)
  }
}

/// Both stages' diagnostics in the order of the text, without those that follow from others.
private func merge(
  _ lexed: LexedSource, _ parser: Parser, in source: SourceText
) -> [Diagnostic] {
  if lexed.diagnostics.isEmpty, parser.diagnostics.count < 2 { return parser.diagnostics }
  var parsing = parser.diagnostics
  if !lexed.diagnostics.isEmpty {
    // Wrong bytes are why a bracket stays open and why the rest of their line makes no sense.
    if let end = parser.errorAtEnd { parsing.remove(at: end) }
    let lines = Set(lexed.diagnostics.map { source.position(of: $0.range.start).line })
    parsing.removeAll { lines.contains(source.position(of: $0.range.start).line) }
  }
  return (lexed.diagnostics + parsing).enumerated()
    .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
    .map(\.element)
}

private func completeness(_ lexed: LexedSource, _ parser: Parser) -> Completeness {
  let mistakes = lexed.diagnostics.count - (lexed.endsInside ? 1 : 0)
  if mistakes > 0 || parser.firstErrorIsAtEnd == false { return .invalid }
  return lexed.endsInside || parser.firstErrorIsAtEnd == true
    ? .incomplete(indent: lexed.depth) : .complete
}
