import SwiftSubset

/// No bytes stop the parser, and it says of every text whether it is Swift.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(bytes: bytes, name: "a")
  let parsed = parse(source, blockWords: bytes.first == UInt8(ascii: "s") ? ["screen"] : [])
  demand(
    parsed.diagnostics.isEmpty == (parsed.completeness == .complete),
    "A text without a mistake is whole, and one that is whole has none.")
  demand(parsed.diagnostics.count <= 200, "There are too many mistakes to read.")
  _ = outline(of: parsed.tree)
  for diagnostic in parsed.diagnostics.prefix(3) {
    demand(diagnostic.range.indices.upperBound <= count, "A mistake stands in its text.")
    let lines = DiagnosticRenderer().lines(diagnostic, in: source)
    demand(
      lines.allSatisfy { line in line.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f } },
      "A mistake is told without control characters.")
  }
  return 0
}

/// Ends the run with a sentence, also where the compiler leaves preconditions' words out.
private func demand(_ isTrue: Bool, _ sentence: String) {
  if !isTrue { fatalError(sentence) }
}
