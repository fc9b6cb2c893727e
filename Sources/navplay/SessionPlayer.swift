import Playground
import Transcripts

/// A session that transcripts are played against.
struct SessionPlayer: Player {
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
    session = Session(settings, host: .test)
  }

  mutating func set(_ setting: Setting) throws(SettingProblem) {
    let reply = session.respond(to: ":set \(setting.name) \(setting.value)")
    if !reply.ok {
      throw SettingProblem(reply.diagnostics.map(\.message).joined(separator: "; "))
    }
  }

  mutating func play(_ input: String) -> Answer { Answer(session.respond(to: input)) }
}
