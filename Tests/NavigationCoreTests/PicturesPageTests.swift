import Foundation
import Testing

@testable import NavigationCore

/// The tables and pictures of `docs/pictures.md` are those of the code.
struct PicturesPageTests {
  private let page: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    page = try String(contentsOf: root.appending(path: "docs/pictures.md"), encoding: .utf8)
  }

  /// The lines of the fenced block behind a heading.
  private func block(behind heading: String) throws -> [Substring] {
    let rest = try #require(page.range(of: "\n## \(heading)\n"))
    let open = try #require(page.range(of: "```text\n", range: rest.upperBound..<page.endIndex))
    let close = try #require(page.range(of: "```", range: open.upperBound..<page.endIndex))
    return page[open.upperBound..<close.lowerBound].split(separator: "\n")
  }

  @Test func `the page has every symbol in its form`() throws {
    var listed: [String: String] = [:]
    for line in try block(behind: "Symbols") {
      let form = line.prefix(5).trimmingCharacters(in: .whitespaces)
      for name in line.dropFirst(5).split(separator: " ") { listed[String(name)] = form }
    }
    #expect(listed == symbolForms)
    #expect(
      symbolForms.values.allSatisfy { (1...3).contains($0.utf8.count) && plainWidth($0) != nil })
  }

  @Test func `the page has the tile of every colour, in both styles`() throws {
    var listed: [String: String] = [:]
    for line in try block(behind: "Fills") {
      let words = line.split(separator: " ")
      for name in words.dropFirst(3) {
        listed[String(name)] = words.prefix(3).joined(separator: " ")
      }
    }
    for color in SystemColor.allCases {
      let tile = tile(of: color)
      let density = ["none", "every", "second", "third"][Int(tile.density.rawValue)]
      let row = tile.density == .none ? nil : "\(tile.sign) \(tile.blockSign) \(density)"
      #expect(listed[color.name] == row)
    }
  }

  @Test func `variants of a symbol have its form, and unknown ones their names`() {
    #expect(symbolForm("plus.circle.fill") == "(+)")
    #expect(symbolForm("person.crop.circle.fill") == "(o)")
    #expect(symbolForm("star.square") == "*")
    #expect(symbolForm("command") == "{command}")
    #expect(symbolForm("") == "{}")
  }

  /// Expects the picture of a view on the page, with its frame.
  private func expectOnPage(
    _ columns: Int, _ rows: Int, style: PictureStyle = .ascii,
    sourceLocation: SourceLocation = #_sourceLocation, name: String,
    @ViewBuilder _ view: () -> some View
  ) {
    let screen = Screen(columns: columns, rows: rows, style: style)
    screen.show(view(), name: name)
    let picture = screen.picture().joined(separator: "\n")
    #expect(page.contains(picture), "\(picture)", sourceLocation: sourceLocation)
  }

  @ViewBuilder private var home: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Back") {}
        Spacer()
        Text("Home").foregroundColor(.white)
        Spacer()
        Button("Edit") {}.disabled(true)
      }
      .padding()
      .background(Color.blue)
      ZStack {
        Color.orange
        Button("Navigate") {}
      }
    }
  }

  @Test func `the pictures of the page are drawn by the code`() {
    expectOnPage(40, 8, name: "Home") { home }
    expectOnPage(40, 8, style: .unicode, name: "Home") { home }
    expectOnPage(30, 4, name: "Tabs") {
      HStack(spacing: 8) {
        Button("One") {}
        Button("Two") {}
        Text("plain")
      }
    }
    expectOnPage(30, 6, name: "Shapes") {
      HStack {
        Circle().fill(.blue)
        RoundedRectangle(cornerRadius: 16).stroke(lineWidth: 2)
      }
    }
    expectOnPage(30, 4, name: "Badge") {
      ZStack {
        Color.green.opacity(0.3)
        Text("Text on a weak fill")
      }
    }
  }
}
