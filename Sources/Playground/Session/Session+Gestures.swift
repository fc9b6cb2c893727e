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
    stage.asksForPicture = true
    var outcome = GestureOutcome.done
    stage.device.follow(stage.program.swipeBack)
    let run = stage.program.during { outcome = carryOut(gesture) }
    if let missing = run.waiting.first {
      // The gesture leads to something that isn't there yet; the device stays where it is.
      reply.add(missing.diagnostic, in: missing.source)
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

  private func carryOut(_ gesture: Gesture) -> GestureOutcome {
    switch gesture {
    case .push(let text): push(text)
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

  /// Pushes a view by way of the link of `:set navigation`.
  private func push(_ text: String) -> GestureOutcome {
    let view = shown(from: text)
    let link = settings.navigationNames.link ?? "NavigationLink"
    let expression = "\(link)(destination: \(view.expression)) { EmptyView() }"
    let made = stage.program.run(parse(SourceText(expression, name: "<push>")))
    guard let linkView = made.view else {
      let problem = made.diagnostics.first?.diagnostic
      return .refused(problem?.message ?? "this is not a view", help: problem?.help)
    }
    return stage.device.push(linkView.view)
  }
}
