import Playground
import Transcripts

/// One object a line for each input, with all keys in one order: see docs/json.md.
struct JSONPresenter: Presenter {
  mutating func begin(_ settings: Settings) {}
  mutating func beginCase(_ name: String, _ settings: [Setting]) {}

  mutating func present(_ reply: Reply, to piece: Piece) {
    var json = JSONWriter()
    json.object { json in
      json.member("input", piece.isFile ? piece.file : piece.text)
      json.member("file", piece.file)
      json.member("line", piece.line)
      json.member("ok", reply.ok)
      json.member("diagnostics", reply.diagnostics) { json, problem in
        json.write(problem)
      }
      json.member("printed", reply.printed)
      json.member("value", reply.value)
      json.member("words", reply.words)
      json.member("notes", reply.notes)
      json.member("waiting", reply.waiting)
      json.member("path", reply.path)
      json.member("depth", reply.depth)
      json.member("picture", reply.picture)
      json.member("texts", reply.texts)
      json.member("tappable", reply.tappable) { json, tappable in json.write(tappable) }
    }
    Output.print(json.text)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ problem: Reply.Problem) {
    object { json in
      json.member("severity", problem.severity.rawValue)
      json.member("file", problem.file)
      json.member("line", problem.line)
      json.member("column", problem.column)
      json.member("length", problem.length)
      json.member("message", problem.message)
      json.member("help", problem.help)
    }
  }

  fileprivate mutating func write(_ tappable: Reply.Tappable) {
    object { json in
      json.member("index", tappable.index)
      json.member("label", tappable.label)
      json.member("enabled", tappable.enabled)
      json.member("row", tappable.row)
      json.member("column", tappable.column)
    }
  }
}
