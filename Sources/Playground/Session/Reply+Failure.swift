import SwiftSubset

extension Reply {
  /// Makes it the reply of an input that failed at a place.
  mutating func fail(
    _ message: String, help: String? = nil, in source: SourceText, at range: SourceRange
  ) {
    add(Diagnostic(message, at: range, help: help), in: source)
  }

  /// Adds a diagnostic with its rendering; an error makes the input fail.
  mutating func add(_ diagnostic: Diagnostic, in source: SourceText) {
    // What nobody typed, such as the call behind `push`, belongs to the input.
    let place = source.place(of: diagnostic.range.start) ?? self.place
    let problem = Problem(
      severity: diagnostic.severity == .error ? .error : .warning, file: place.file,
      line: place.line, column: place.column,
      length: diagnostic.range.indices.count, message: diagnostic.message, help: diagnostic.help,
      rendered: DiagnosticRenderer().lines(diagnostic, in: source),
      renderedInFile: DiagnosticRenderer(countsFromFile: true).lines(diagnostic, in: source))
    diagnostics.append(problem)
    if diagnostic.severity == .error { ok = false }
  }

  /// This reply and that of the next piece of the same line as one.
  func followed(by next: Reply) -> Reply {
    var joined = next
    joined.earlier = output
    if plain != nil || next.plain != nil {
      joined.plain = (plain ?? output) + (next.plain ?? next.output)
    }
    joined.diagnostics = diagnostics + next.diagnostics
    return joined
  }
}
