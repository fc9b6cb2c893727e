import SwiftSubset
import SwiftUI
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

  static let programs: [ParityProgram] =
    ParityProgram.preferences + ParityProgram.state + ParityProgram.builders
    + ParityProgram.environment + ParityProgram.layout + ParityProgram.texts
    + ParityProgram.controls + ParityProgram.lifecycle + ParityProgram.navigation
    + ParityProgram.scrolling + ParityProgram.shapes + ParityProgram.language
}

extension ParityProgram: CustomTestStringConvertible {
  public var testDescription: String { name }
}
