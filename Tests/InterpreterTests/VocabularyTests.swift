import Foundation
import Interpreter
import Testing

struct VocabularyTests {
  @Test
  func `every signature is Swift, names types that are there, fits its code and says what it is`() {
    #expect(Vocabulary.faults == [])
  }

  @Test func `what is made from the catalog is that of the names that are there`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let directory = try text("Sources/Interpreter/Catalog/CatalogDirectory+Records.swift")
    #expect(directory == Vocabulary.directorySource, "run scripts/catalog")
    #expect(try text("docs/support.md") == Vocabulary.supportPage, "run scripts/catalog")
  }

  @Test func `names of every kind are there, with what the playground makes of them`() {
    func support(_ owner: String, _ name: String) -> Vocabulary.Support? {
      Vocabulary.names.first { $0.owner == owner && $0.name == name }?.support
    }
    #expect(support("View", "padding") == .drawn)
    #expect(support("View", "shadow") == .passed)
    #expect(support("Array", "compactMap") == .drawn)
    #expect(support("", "NavigationLink") == .drawn)
    #expect(support("Font.Weight", "semibold") == .drawn)
    #expect(support("Font.Design", "default") == .drawn)
    #expect(support("View", "paddling") == nil)
  }
}
