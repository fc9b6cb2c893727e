import Foundation
import Playground
import TestSupport
import Testing
import Transcripts

/// Each cell of each picture in README.md and docs is watched.
struct PagePictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")

  /// README.md, and the pages and transcripts of docs.
  private static var pages: [String] {
    let folder = FileManager.default.enumerator(atPath: root.appending(path: "docs").path)
    let names = (folder?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".md") || $0.hasSuffix(".transcript")
    }
    return ["README.md"] + names.sorted().map { "docs/" + $0 }
  }

  fileprivate static func text(of page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  @Test func `no cell of a picture can be flipped without a failure`() throws {
    var flips = 0
    for page in PagePictureTests.pages {
      let lines = try PagePictureTests.text(of: page).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      for step in try PagePictureTests.replayed(page) {
        for index in step.rows {
          let survivors = PagePictureTests.survivors(of: lines, step, index, &flips)
          #expect(survivors.isEmpty, "\(page):\(index + 1): \(survivors)")
        }
      }
    }
    #expect(flips > 10_000)
  }

  /// A picture elsewhere than in a block that runs would go stale; `docs/pictures.md` has a test
  /// of its own, and transcripts are shown in `docs/transcripts.md` as they fail.
  @Test func `no page has a picture that nobody replays`() throws {
    let others = ["docs/transcripts.md", "docs/pictures.md"]
    for page in PagePictureTests.pages where !others.contains(page) {
      let lines = try PagePictureTests.text(of: page).split(
        separator: "\n", omittingEmptySubsequences: false)
      let rows = Set(try PagePictureTests.replayed(page).flatMap(\.rows))
      for (index, line) in lines.enumerated() where isFrame(line) {
        #expect(rows.contains(index), "\(page):\(index + 1)")
      }
    }
  }

  /// The first or the last row of a device.
  private func isFrame(_ line: Substring) -> Bool {
    let row = line.drop { $0 == " " }
    return row.count > 8 && (row.hasPrefix("+-") && row.hasSuffix("-+"))
      || row.hasPrefix("┌─") && row.hasSuffix("─┐")
  }

  /// A step that holds, with what it gave.
  private struct Replayed {
    var step: Transcript.Step
    var actual: [Transcript.Line]

    /// Lines of the page that are literal output.
    var rows: [Int] {
      zip(step.place.lines, step.expected).compactMap { index, expectation in
        if case .line(let line) = expectation, line.channel == .output { index } else { nil }
      }
    }

    /// A line between its neighbours with what they gave; where `**` stands for lines, the block.
    func part(around index: Int) -> (lines: Range<Int>, answer: Answer) {
      let place = step.place.lines
      guard place.count == actual.count else { return (place, answer(actual[...])) }
      let near = max(place.lowerBound, index - 1)..<min(place.upperBound, index + 2)
      let first = near.lowerBound - place.lowerBound
      return (near, answer(actual[first..<first + near.count]))
    }

    private func answer(_ lines: ArraySlice<Transcript.Line>) -> Answer {
      Answer(
        output: lines.filter { $0.channel == .output }.map(\.text),
        errors: lines.filter { $0.channel == .diagnostics }.map(\.text))
    }
  }

  private static func replayed(_ page: String) throws -> [Replayed] {
    let text = try text(of: page)
    let isPage = page.hasSuffix(".md")
    if isPage, !isTranscript(page: text) { return [] }
    let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let transcript = try readTranscript(
      text, as: isPage ? .page : .lines,
      including: { (name: String, _: String?) throws(SettingProblem) -> IncludedFile in
        let text = try? PagePictureTests.text(of: folder + name)
        guard let text else { throw SettingProblem("there is no file '\(name)'") }
        return IncludedFile(path: folder + name, text: text)
      })
    var steps: [Replayed] = []
    for each in transcript.cases {
      var player = RecordingPlayer()
      let outcome = replay(each, with: &player)
      #expect(!outcome.isFailure, "\(page)")
      let inputs = each.elements.compactMap { if case .step(let step) = $0 { step } else { nil } }
      steps += zip(inputs, player.answers).map {
        Replayed(step: $0, actual: Transcript.Line.block(of: $1))
      }.filter { $0.step.location.file == nil }
    }
    return steps
  }

  /// Flips one cell after another of a line, read as the page has it, and keeps the lines that
  /// would still pass.
  private static func survivors(
    of lines: [String], _ replayed: Replayed, _ index: Int, _ flips: inout Int
  ) -> [String] {
    let (near, answer) = replayed.part(around: index)
    var survivors: [String] = []
    var cells = Array(lines[index])
    for column in cells.indices.dropFirst(2) {
      let old = cells[column]
      cells[column] = old == "#" ? "x" : "#"
      var part = Array(lines[near])
      part[index - near.lowerBound] = String(cells)
      if passes(["> x"] + part, answer) { survivors.append(String(cells)) }
      cells[column] = old
      flips += 1
    }
    return survivors
  }

  private static func passes(_ lines: [String], _ answer: Answer) -> Bool {
    guard let transcript = try? readTranscript(lines.joined(separator: "\n"), as: .lines) else {
      return false
    }
    var player = ScriptedPlayer { _ in answer }
    return !replay(transcript.cases[0], with: &player).isFailure
  }
}

/// A session that keeps what it answers.
private struct RecordingPlayer: Player {
  private(set) var answers: [Answer] = []
  private var session = Session()

  mutating func begin(_ list: [Setting]) throws(SettingProblem) {
    var settings = Settings()
    for setting in list {
      do {
        try settings.set(setting.name, to: setting.value)
      } catch {
        throw SettingProblem(error.sentence)
      }
    }
    var host = Host.none
    host.read = { try PagePictureTests.text(of: $0) }
    session = Session(settings, host: host)
  }

  mutating func set(_ setting: Setting) throws(SettingProblem) {
    let reply = session.respond(to: ":set \(setting.name) \(setting.value)")
    if !reply.ok { throw SettingProblem(reply.errors.joined()) }
  }

  mutating func include(_ file: Transcript.Inclusion) throws(InclusionProblem) {
    let replies =
      switch file.kind {
      case .source: [session.respond(toFile: file.text, named: file.path)]
      case .inputs: session.inputs(in: file.text).map { session.respond(to: $0.text) }
      }
    for reply in replies where !reply.ok {
      throw InclusionProblem(line: 1, reply.errors.joined(separator: "\n"))
    }
  }

  mutating func play(_ input: String) -> Answer {
    let reply = session.respond(to: input)
    let answer = Answer(output: reply.output, errors: reply.ok ? [] : reply.errors)
    answers.append(answer)
    return answer
  }

  func facts() -> [Fact] { [] }
}
