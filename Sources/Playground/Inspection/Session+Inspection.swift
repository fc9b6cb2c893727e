import Interpreter
import NavigationCore
import SwiftSubset

/// Commands that tell what is there; none of them changes anything.
extension Session {
  /// `:screens`: the user's views, marked when on the device, then those that came along.
  func listScreens(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let views = stage.program.declarations.filter { $0.kind == .view }
    for view in views where !view.isComponent {
      reply.words.append("\(mark(view))\(view.name)\(needs(of: view))")
    }
    let components = views.filter(\.isComponent).map(\.name)
    if reply.words.isEmpty { reply.words.append("no view is declared yet") }
    if !components.isEmpty {
      reply.words.append("came along: " + components.joined(separator: ", "))
    }
    return .nothing
  }

  private func mark(_ view: DeclarationInfo) -> String {
    stage.device.path.contains(view.name) ? "* " : "  "
  }

  private func needs(of view: DeclarationInfo) -> String {
    view.needs.isEmpty ? "" : "(" + view.needs.map { $0 + ":" }.joined() + ")"
  }

  /// `:swift Name`: a declaration as it stands; without a name all that the user declared.
  func printSource(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    guard !rest.isEmpty else {
      for declaration in stage.program.declarations where !declaration.isComponent {
        reply.words += lines(of: declaration.text)
      }
      if reply.words.isEmpty { reply.words.append("nothing is declared yet") }
      return .nothing
    }
    let sources = stage.program.declarations.filter { $0.name == rest }
    guard !sources.isEmpty else {
      let near = nearestSpelling(to: rest, among: stage.program.declarations.map(\.name))
      reply.fail(
        "cannot find '\(rest)' in scope",
        help: near.map { "did you mean '\($0)'?" } ?? ":screens lists the views", in: turn.source,
        at: turn.codeRange)
      return .nothing
    }
    for source in sources { reply.words += lines(of: source.text) }
    return .nothing
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `:stack`: the screens on the way here, the one on top last.
  func printStack(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let path = stage.device.path
    if path.isEmpty { reply.words.append("nothing is shown") }
    for (index, name) in path.enumerated() { reply.words.append("\(index + 1)  \(name)") }
    return .nothing
  }

  /// `:tree`: the views of the device and their frames.
  func printTree(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    reply.words += stage.device.isEmpty ? ["nothing is shown"] : stage.device.outline
    return .nothing
  }

  /// `:taps`: what `tap` can name, with its numbers.
  func listTaps(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let tappables = stage.device.tappables
    if tappables.isEmpty { reply.words.append("nothing can be tapped here") }
    for item in tappables {
      let label = item.label.isEmpty ? "(no label)" : "\"\(item.label)\""
      reply.words.append("\(item.index)  \(label)\(item.enabled ? "" : "  disabled")")
    }
    return .nothing
  }

  /// `:texts`: the texts in sight.
  func listTexts(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let texts = stage.device.texts
    reply.words += texts.isEmpty ? ["no text is in sight"] : texts
    return .nothing
  }

  /// `:state`: each kept value with the view that owns it.
  func printState(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let state = stage.device.state
    reply.words += state.isEmpty ? ["no view on the device keeps state"] : state
    return .nothing
  }

  /// `:preferences`: each key that somebody writes or hears, with its value.
  func printPreferences(_ rest: String, _ turn: Turn, _ reply: inout Reply) -> Effect {
    let values = stage.device.preferences
    reply.words += values.isEmpty ? ["no preference is written or heard on the device"] : values
    return .nothing
  }
}
