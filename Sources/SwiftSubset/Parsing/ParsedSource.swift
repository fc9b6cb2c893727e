/// What the parser made of a text: always a tree, with what is wrong beside it.
public struct ParsedSource: Sendable {
  public var source: SourceText
  /// What the text consists of, for colours and for editing; the last one is the end of the file.
  public var tokens: [Token]
  public var tree: SourceFileSyntax
  public var diagnostics: [Diagnostic]
  public var completeness: Completeness
}
