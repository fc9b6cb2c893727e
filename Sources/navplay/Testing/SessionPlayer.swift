import CProgram
import Playground
import SwiftSubset
import Transcripts

/// A session that transcripts are played against.
struct SessionPlayer: Player {
  private var session = Session()

  mutating func begin(_ list: [Setting]) throws(SettingProblem) {
    var settings = Settings()
    for (index, setting) in list.enumerated() {
      do {
        try settings.set(setting.name, to: setting.value)
      } catch {
        throw SettingProblem(error.sentence, index: index)
      }
    }
    session = Session(settings, host: .test)
  }

  mutating func set(_ setting: Setting) throws(SettingProblem) {
    let reply = session.respond(to: ":set \(setting.name) \(setting.value)")
    if !reply.ok {
      throw SettingProblem(reply.diagnostics.map(\.message).joined(separator: "; "))
    }
  }

  mutating func include(_ file: Transcript.Inclusion) throws(InclusionProblem) {
    switch file.kind {
    case .source:
      try check(session.respond(toFile: file.text, named: file.path), from: 1)
    case .inputs:
      var reader = session.reader(ofText: file.text)
      while let input = reader.next() {
        let place = TextPlace(file: file.path, line: input.line)
        try check(session.respond(to: input.text, at: place), from: input.line)
      }
    }
  }

  private func check(_ reply: Reply, from line: Int) throws(InclusionProblem) {
    if reply.isOver { throw InclusionProblem(line: line, "it ends the session") }
    if reply.ok { return }
    let problem = reply.diagnostics.first { $0.severity == .error }
    throw InclusionProblem(line: problem?.line ?? line, problem?.message ?? "it failed")
  }

  mutating func play(_ input: String) -> Answer {
    let reply = session.respond(to: input)
    var answer = Answer(reply)
    answer.isLast = reply.isOver || program_is_interrupted()
    return answer
  }

  func waiting() -> String? { session.unfinished }

  func facts() -> [Fact] { session.namedTexts.map { Fact(name: $0.name, value: $0.text) } }
}
