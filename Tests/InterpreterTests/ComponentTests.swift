import Foundation
import Interpreter
import SwiftSubset
import Testing

/// The components are entered when something depends on them.
struct ComponentTests {
  @Test func `each name that a component declares brings the components`() throws {
    let names = try Self.declaredNames()
    #expect(names.types.contains("CustomNavView") && names.members.contains("customNavBarItems"))
    for type in names.types {
      #expect(Program().declares(type), "\(type) is missing in Components.names")
    }
    let call = Call(hasParentheses: true, arguments: [], trailing: [], range: SourceRange(0, 0))
    for member in names.members {
      #expect(Program().onlySets(member, call), "\(member) is missing in Components.names")
    }
  }

  @Test func `a mistake is judged as if the components had been there from the start`() {
    let late = Self.mistakes(in: Program(), "Text(\"a\").customNavigationTitel(\"b\")")
    let early = Program()
    _ = early.declarations
    #expect(late == Self.mistakes(in: early, "Text(\"a\").customNavigationTitel(\"b\")"))
    #expect(late.first?.contains("customNavigationTitle") == true)
  }

  private static func mistakes(in program: Program, _ text: String) -> [String] {
    program.run(parse(SourceText(text))).diagnostics.map {
      $0.diagnostic.message + " / " + ($0.diagnostic.help ?? "")
    }
  }

  private static func declaredNames() throws -> (types: Set<String>, members: Set<String>) {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let folder = root.appending(path: "Sources/CustomNavigation")
    var types: Set<String> = []
    var members: Set<String> = []
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files {
      let tree = parse(SourceText(try String(contentsOf: file, encoding: .utf8))).tree
      for case .declaration(let declaration) in tree.statements {
        switch declaration {
        case .type(let type): types.insert(type.name.text)
        case .extension(let it):
          for case .function(let function) in it.members { members.insert(function.name.text) }
        default: break
        }
      }
    }
    return (types, members)
  }
}
