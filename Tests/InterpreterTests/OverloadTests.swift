import Foundation
import Interpreter
import NavigationCore
import SwiftSubset
import TestSupport
import Testing

/// The initialisers, overloads and members that SwiftUI has of what the playground names, one
/// expression each in `Overloads`: accepted as they stand, passed with a note (`~`), or refused with
/// a reason (`!`).
struct OverloadTests {
  private enum Support: Character {
    case accepted = " "
    case passed = "~"
    case refused = "!"
    case unknown = "?"
  }

  private struct Line {
    var number: Int
    var support: Support
    var expression: String
  }

  private static let families = [
    "alignment", "containers", "ground", "image", "layout", "navigation", "path", "shapes",
    "space", "styles", "text", "values",
  ]

  @Test(arguments: families)
  func `every overload is accepted, passed or refused as its list says`(family: String) throws {
    let lines = try Self.lines(of: family)
    #expect(lines.count > 30)
    let shared = try Self.program()
    for line in lines {
      var found = Self.support(of: line.expression, in: shared)
      // A note is given once a program.
      if line.support == .passed, found.support == .accepted {
        found = Self.support(of: line.expression, in: try Self.program())
      }
      if found.support != line.support {
        Issue.record(
          "\(family).txt:\(line.number): \(line.expression): \(found.support), not \(line.support): \(found.said)"
        )
      }
    }
  }

  @Test func `what SwiftUI has not is found`() throws {
    for expression in [
      "row.padding(wide: 3)", "row.frame(depth: 3)", "Text(vertical: \"a\")", "Color.rouge",
      "Font.tiny", "Alignment.middle", "row.onChange(of: 3) { a, b, c in }",
    ] {
      #expect(Self.support(of: expression, in: try Self.program()).support == .unknown)
    }
    let program = try Self.program()
    #expect(Self.support(of: "row.blur(radius: 3)", in: program).support == .passed)
    #expect(Self.support(of: "row.padding(3)", in: program).support == .accepted)
    #expect(Self.support(of: "Path(CGMutablePath())", in: program).support == .refused)
  }

  private static func support(of expression: String, in program: Program) -> (
    support: Support, said: String
  ) {
    let evaluation = run(expression, in: program)
    var faults = evaluation.diagnostics.map(described)
    var notes = evaluation.notes
    if let view = evaluation.view?.view {
      let shown = program.during { _ = Device(view).texts }
      faults += shown.diagnostics.map(described)
      notes += shown.notes
    }
    if faults.contains(where: { $0.contains("is not supported here") }) {
      return (.refused, faults.joined(separator: "; "))
    }
    let isWrong = evaluation.diagnostics.contains { $0.diagnostic.severity == .error }
    if isWrong || faults.count > evaluation.diagnostics.count {
      return (.unknown, faults.joined(separator: "; "))
    }
    return (notes.isEmpty ? .accepted : .passed, notes.joined(separator: "; "))
  }

  /// A program with the declarations that the expressions name.
  private static func program() throws -> Program {
    let program = Program(ProgramOptions(isBare: true, limits: Limits(stackBytes: 1_000_000)))
    let evaluation = run(try text("prelude"), in: program)
    #expect(evaluation.diagnostics.map(described) == [])
    #expect(evaluation.notes == [])
    return program
  }

  private static func lines(of family: String) throws -> [Line] {
    var lines: [Line] = []
    for (index, line) in try text(family).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where !line.isEmpty && !line.hasPrefix("#")
    {
      if line.hasPrefix("  "), !lines.isEmpty {
        lines[lines.count - 1].expression += "\n" + line
        continue
      }
      let mark = line.dropFirst().first == " " ? line.first.flatMap(Support.init) : nil
      lines.append(
        Line(
          number: index + 1, support: mark ?? .accepted,
          expression: String(mark == nil ? line : line.dropFirst(2))))
    }
    return lines
  }

  private static func text(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(
      contentsOf: folder.appending(path: "Overloads/\(name).txt"), encoding: .utf8)
  }
}
