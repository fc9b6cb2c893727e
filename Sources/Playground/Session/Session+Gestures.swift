import Interpreter
import NavigationCore
import SwiftSubset

extension Session {
  /// Carries out a gesture and prints the picture after it.
  func perform(_ gesture: Gesture, _ turn: Turn, _ reply: inout Reply) -> Effect {
    if case .show(let text) = gesture {
      showWrapped(text, turn, &reply)
      return .session
    }
    if let problem = obstacle() {
      reply.fail(problem.message, help: problem.help, in: turn.source, at: turn.codeRange)
      return .nothing
    }
    var pushed: ErasedView?
    if case .push(let text) = gesture {
      pushed = link(to: text, turn, &reply)
      guard reply.ok else { return .nothing }
    }
    stage.asksForPicture = true
    var outcome = GestureOutcome.done
    stage.device.follow(stage.program.swipeBack)
    let run = stage.program.during { outcome = carryOut(gesture, pushed) }
    if let missing = run.waiting.first {
      // The gesture leads to something that isn't there yet; the device stays where it is.
      reply.add(missing.withScreenToDeclare, in: missing.source)
      return .session
    }
    finish(run, &reply)
    switch outcome {
    case .done: break
    case .nothingChanged(let why): reply.words.append("nothing changed: \(why)")
    case .refused(let why, let help):
      reply.fail(why, help: help, in: turn.source, at: turn.codeRange)
      // A refusal touched nothing, unless what ran before it failed.
      return run.succeeded ? .nothing : .session
    }
    stage.viewInHand = nil
    return .session
  }

  /// Why no gesture can be made now, or nil.
  private func obstacle() -> (message: String, help: String)? {
    if stage.device.isEmpty {
      return (
        "nothing is shown", "show a view first, such as: screen Home { Text(\"Hi\") }"
      )
    }
    if let waiting = stage.waiting {
      return ("the device waits: \(waiting)", "define what is missing, or take it back with :undo")
    }
    return nil
  }

  private func carryOut(_ gesture: Gesture, _ pushed: ErasedView?) -> GestureOutcome {
    if let pushed { return stage.device.push(pushed) }
    return switch gesture {
    case .wait(let seconds): wait(seconds)
    default: stage.device.perform(gesture)
    }
  }

  /// Moves the virtual clock on; what is due on the way runs.
  private func wait(_ seconds: Double) -> GestureOutcome {
    let clock = stage.program.clock
    let wasIdle = clock.isIdle
    clock.advance(by: seconds) { stage.device.settle() }
    return wasIdle ? .nothingChanged("nothing waits for a time") : .done
  }

  /// A link of `:set navigation` to a view; what is wrong with the view is said where it was typed.
  private func link(to text: String, _ turn: Turn, _ reply: inout Reply) -> ErasedView? {
    let view = shown(from: text)
    let bare = makeView(view.expression)
    guard bare.view != nil else {
      refuse(bare, view, turn, &reply)
      return nil
    }
    let link = settings.navigationNames.link ?? "NavigationLink"
    let given = "\(link)(destination: \(view.expression))"
    let built = "\(link) { \(view.expression) } label:"
    for call in [given, built] {
      let made = stage.program.run(parse(SourceText(call + " { EmptyView() }", name: "<push>")))
      if let view = made.view { return view.view }
      // What fails in a file is no matter of how the link is called.
      if made.diagnostics.contains(where: { $0.source.name != "<push>" }) {
        relocate(made, from: "<push>", to: turn, &reply)
        return nil
      }
    }
    reply.fail(
      "push cannot call '\(link)', the link of ':set navigation'",
      help: stage.program.knowsView(named: link)
        ? "give it what NavigationLink has: init(destination:label:), each a view or a builder"
        : "declare it, a view with init(destination:label:)",
      in: turn.source, at: turn.codeRange)
    return nil
  }
}

extension Fault {
  /// With what to do when a view is missing that a link leads to.
  fileprivate var withScreenToDeclare: Diagnostic {
    guard diagnostic.isMissingName, diagnostic.help == nil,
      source.text(diagnostic.range).first?.isUppercase ?? false
    else { return diagnostic }
    var completed = diagnostic
    completed.help = "declare it, as in: screen \(source.text(diagnostic.range)) { Text(\"Hi\") }"
    return completed
  }
}
