import SwiftSubset
import SwiftUI
import Interpreter
import ParitySupport
import Testing

/// The same file compiled against `NavigationCore` and interpreted: what is seen must be the same.
struct ParityTests {
  @Test(arguments: programs)
  func `a compiled program and its interpreted file look alike`(_ program: ParityProgram) throws {
    let difference = program.difference(interpreting: try SourceText(program: program))
    #expect(difference == nil, "\(program.name) \(difference ?? "")")
  }

  @Test func `every file among the programs is compared`() {
    let listed = Self.programs.map { "\($0.folder)/\($0.name).swift" }
    #expect(listed.sorted() == filesOfPrograms().sorted())
  }

  @Test func `every modifier and every view that is drawn is in a program`() throws {
    let words = try Set(Self.programs.flatMap { try SourceText(program: $0).words })
    let names = Vocabulary.names.filter { $0.support == .drawn && $0.library == .swiftUI }
    let modifiers = names.filter { $0.owner == "View" && $0.signature.contains("func ") }
    let made = Set(names.filter { $0.name == "init" }.map(\.owner))
    let views = names.filter { made.contains($0.name) && $0.signature.hasSuffix(": View") }
    let missing = Set((modifiers + views).map(\.name)).subtracting(words)
    #expect(missing.sorted() == [])
  }

  static let programs: [ParityProgram] =
    ParityProgram.preferences + ParityProgram.state + ParityProgram.builders
    + ParityProgram.environment + ParityProgram.layout + ParityProgram.texts
    + ParityProgram.controls + ParityProgram.lifecycle + ParityProgram.navigation
    + ParityProgram.scrolling + ParityProgram.shapes + ParityProgram.language
}

extension ParityProgram: CustomTestStringConvertible {
  public var testDescription: String { name }
}
