/// What the parser made of a text: always a tree, with what is wrong beside it.
public struct ParsedSource: Sendable {
  public var source: SourceText
  public var tree: SourceFileSyntax
  public var diagnostics: [Diagnostic]
  public var completeness: Completeness
}
