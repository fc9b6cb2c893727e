import SwiftSubset
import TestSupport
import Testing

struct FixtureTests {
  @Test func `there are fixtures of both kinds`() {
    #expect(Fixture.all(in: "accepted").count >= 12)
    #expect(Fixture.all(in: "refused").count >= 5)
  }

  @Test(arguments: Fixture.all(in: "accepted"))
  func `ordinary Swift is accepted`(fixture: Fixture) {
    #expect(fixture.found == [])
    #expect(parse(SourceText(fixture.text)).completeness == .complete)
  }

  @Test(arguments: Fixture.all(in: "refused"))
  func `each mistake is found on its line, and no other`(fixture: Fixture) {
    #expect(fixture.found == fixture.announced)
  }

  @Test(arguments: Fixture.all(in: "accepted"))
  func `no line of a good file is wrong while it is being typed`(fixture: Fixture) {
    for prefix in fixture.prefixes {
      #expect(parse(SourceText(prefix)).completeness != .invalid, "\(prefix.suffix(80))")
    }
  }

  @Test(arguments: Fixture.all(in: "accepted"))
  func `pieces and tokens cover a file in order`(fixture: Fixture) {
    let source = SourceText(fixture.text)
    let pieces = splitTopLevel(source)
    let tokens = parse(source).tokens
    #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end <= $1.start })
    #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.range.end <= $1.range.start })
    for token in tokens where token.kind != .endOfFile && token.kind != .semicolon {
      #expect(pieces.contains { $0.start <= token.range.start && token.range.end <= $0.end })
    }
    for piece in pieces {
      #expect(parse(SourceText(source.text(piece))).completeness == .complete)
    }
  }
}
