import SwiftSubset
import TestSupport
import Testing

/// The compiler's parser decides what Swift is; here are no files where it is absent.
struct OracleTests {
  private static let oracle = Oracle()

  @Test(.enabled(if: oracle != nil, "there is no swiftc to compare with"))
  func `the compiler accepts every accepted fixture`() throws {
    let texts = Fixture.all(in: "accepted").map(\.text)
    let refusals = try #require(try Self.oracle?.refusals(of: texts))
    #expect(refusals == [:])
  }

  @Test(.enabled(if: oracle != nil, "there is no swiftc to compare with"))
  func `the compiler refuses every refused fixture`() throws {
    let texts = Fixture.all(in: "refused").map(\.text)
    let refusals = try #require(try Self.oracle?.refusals(of: texts))
    #expect(Set(refusals.keys) == Set(texts.indices))
  }

  @Test(.enabled(if: oracle != nil, "there is no swiftc to compare with"))
  func `what we accept of damaged files, the compiler accepts`() throws {
    var random = Mutation(seed: 7)
    let fixtures = Fixture.all(in: "accepted").filter { !$0.text.contains("#if") }
    let texts = fixtures.flatMap { fixture in (0..<30).map { _ in random.damage(fixture.text) } }
    let accepted = texts.filter { parse(SourceText($0)).completeness == .complete }
    #expect(!accepted.isEmpty)
    let refusals = try #require(try Self.oracle?.refusals(of: accepted))
    for (index, message) in refusals {
      let line = Int(message.prefix { $0 != ":" }) ?? 1
      let lines = accepted[index].split(separator: "\n", omittingEmptySubsequences: false)
      Issue.record("\(message)\n\(lines[max(0, line - 3)..<min(lines.count, line + 2)])")
    }
  }
}
