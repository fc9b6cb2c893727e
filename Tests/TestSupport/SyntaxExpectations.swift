import SwiftSubset
import Testing

/// Expects that `text` is Swift without a mistake, and what its tree looks like, a line a statement.
public func expectOutline(
  of text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let parsed = parse(SourceText(text))
  #expect(parsed.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  #expect(outline(of: parsed.tree) == expected, sourceLocation: sourceLocation)
}

/// Expects the lines that tell people what is wrong with `text`; "" when nothing is.
public func expectErrors(
  in text: String, _ picture: String, width: Int = 60,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectErrors(
    in: SourceText(text), picture, renderer: DiagnosticRenderer(width: width),
    sourceLocation: sourceLocation)
}

/// Expects what `renderer` shows of the mistakes in `source`.
public func expectErrors(
  in source: SourceText, _ picture: String, renderer: DiagnosticRenderer,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = parse(source).diagnostics.flatMap { renderer.lines($0, in: source) }
  #expect(lines.joined(separator: "\n") == picture, sourceLocation: sourceLocation)
}

/// Expects how complete `text` is.
public func expectCompleteness(
  of text: String, _ expected: Completeness, sourceLocation: SourceLocation = #_sourceLocation
) {
  let completeness = parse(SourceText(text)).completeness
  #expect(completeness == expected, "\(text)", sourceLocation: sourceLocation)
}
