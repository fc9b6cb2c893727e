import Interpreter
import NavigationCore
import SwiftSubset

/// What stands on the device.
struct Shown: Equatable {
  /// The view expression, as Swift.
  var expression: String
  /// How replies and the frame name it; nil is the name of the view's type.
  var name: String?
  /// The navigation view that `show` put around it, or nil.
  var container: String?

  /// How a person calls it when nothing is drawn of it any more.
  var title: String { name ?? String(expression.prefix { $0 != "(" && $0 != "." && $0 != " " }) }

  /// The expression with the container around it.
  var wholeExpression: String {
    guard let container else { return expression }
    return "\(container) { \(expression) }"
  }
}

extension Session {
  /// Puts a view on the device in place of what is there; what is no view leaves it as it was.
  func show(_ view: Shown, _ turn: Turn, _ reply: inout Reply) {
    let old = stage.device.shown
    let made = makeView(view.wholeExpression)
    guard let new = made.view else { return refuse(made, view, turn, &reply) }
    stage.device.launch(view)
    stage.waiting = nil
    take(new.view, &reply)
    guard reply.ok else { return }
    stage.asksForPicture = true
    stage.viewInHand = view.name.flatMap { stage.program.isView(named: $0) ? $0 : nil }
    reply.words.append(sentence(for: view, insteadOf: old))
  }

  /// `show Home`: the view in the navigation view of `:set navigation`, unless it brings its own.
  func showWrapped(_ text: String, _ turn: Turn, _ reply: inout Reply) {
    var view = shown(from: text)
    let bare = makeView(view.expression)
    guard let new = bare.view else { return refuse(bare, view, turn, &reply) }
    view.container = container(for: new.view, &reply)
    guard reply.ok else { return }
    show(view, turn, &reply)
  }

  /// A view's name without arguments stands for a call of it.
  func shown(from text: String) -> Shown {
    if stage.program.isView(named: text) { return Shown(expression: text + "()", name: text) }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return Shown(expression: text, name: String(name))
  }

  func makeView(_ expression: String) -> Evaluation {
    stage.program.run(parse(SourceText(expression, name: Session.expressionName)))
  }

  /// How the text is named that a view on the device is made of.
  static let expressionName = "<show>"

  /// The container's name, or nil when the view has a navigation view of its own.
  private func container(for view: ErasedView, _ reply: inout Reply) -> String? {
    guard let name = settings.navigationNames.view else { return nil }
    guard stage.program.knowsView(named: name) else {
      if settings.navigation != "custom" { failForMissing(container: name, &reply) }
      return nil
    }
    var hasOwn = false
    let program = stage.program
    program.clock.onTrial {
      _ = program.during { hasOwn = stage.device.bringsNavigation(view) }
    }
    return hasOwn ? nil : name
  }

  private func failForMissing(container name: String, _ reply: inout Reply) {
    let source = SourceText(String(reply.input.droppingLeadingTrivia), name: "<input>")
    reply.fail(
      "cannot find '\(name)' in scope, which 'navigation' names",
      help: "declare it, or write :set navigation custom", in: source, at: source.fullRange)
  }

  /// Makes the shown view from its expression and lets the device take it in.
  func evaluateShown(_ reply: inout Reply) {
    guard let shown = stage.device.shown else { return }
    let made = makeView(shown.wholeExpression)
    guard let view = made.view else {
      if made.diagnostics.contains(where: { $0.diagnostic.isMissingName })
        || stage.device.hasPicture
      {
        stage.waiting = made.diagnostics.first.map(sentence(for:))
      } else {
        report(made, &reply)
      }
      return
    }
    take(view.view, &reply)
  }

  private func take(_ view: ErasedView, _ reply: inout Reply) {
    let run = stage.program.during { stage.device.update(with: view) }
    finish(run, &reply)
  }

  /// Says why something cannot be shown, where it was typed.
  func refuse(_ made: Evaluation, _ view: Shown, _ turn: Turn, _ reply: inout Reply) {
    relocate(made, to: turn, &reply)
    guard reply.ok else { return }
    reply.fail(
      "'\(view.expression)' is not a view",
      help: helpForBody(of: view.title) ?? "it takes a view, such as Text(\"Hi\")",
      in: turn.source, at: turn.codeRange)
  }

  /// What to do when a struct looks like a view and does not say that it is one.
  private func helpForBody(of name: String) -> String? {
    guard let declaration = stage.program.declaration(named: name), declaration.kind == .type,
      declaration.text.contains("var body")
    else { return nil }
    return "it has a body: declare it as 'struct \(name): View'"
  }

  /// The device takes in what was declared anew; nothing to do when it is empty.
  func refresh(_ reply: inout Reply) { evaluateShown(&reply) }

  /// The same, where only the views may run again that were declared with another body.
  func refresh(after declared: [Declared], _ reply: inout Reply) {
    guard stage.waiting == nil, stage.device.hasPicture, declared.allSatisfy(\.hasNewBodyAlone)
    else { return refresh(&reply) }
    let run = stage.program.during {
      stage.device.runBodies(ofViewsNamed: Set(declared.map(\.name)))
    }
    finish(run, &reply)
  }

  /// The device goes on after state was written from outside.
  func settle(_ reply: inout Reply) {
    guard !stage.device.isEmpty else { return }
    let run = stage.program.during { stage.device.settle() }
    finish(run, &reply)
  }

  /// Runs what was put off until the input is through, as `DispatchQueue.main.async` does.
  func runDue(_ reply: inout Reply) {
    let clock = stage.program.clock
    guard let next = clock.next, next <= clock.now, stage.waiting == nil else { return }
    let run = stage.program.during { clock.advance(by: 0) { stage.device.settle() } }
    finish(run, &reply)
  }

  /// Reports a run of the device and finds out whether it waits for something.
  func finish(_ run: Evaluation, _ reply: inout Reply) {
    report(run, &reply)
    stage.waiting = run.waiting.first.map(sentence(for:))
    if !stage.device.isEmpty { draw(&reply) }
  }

  /// Draws the device and hears its notes; shapes of the program run meanwhile, and may fail or
  /// wait.
  private func draw(_ reply: inout Reply) {
    let last = stage.device.pictures
    let isWhole = stage.waiting == nil && reply.ok
    var notes: [String] = []
    let run = stage.program.during {
      if isWhole { stage.device.takePicture() }
      notes = stage.device.takeNotes()
    }
    for note in notes { stage.note(note) }
    guard isWhole else { return }
    report(run, &reply)
    stage.waiting = run.waiting.first.map(sentence(for:))
    if stage.waiting != nil || !reply.ok { stage.device.keep(last) }
  }

  /// What a declaration names and nobody has brought, once no more inputs come.
  public var unfinished: String? { stage.program.firstMissing.map(sentence(for:)) }

  /// A fault as one line, with where it stands and what to do.
  func sentence(for fault: Fault) -> String {
    let place = fault.source.position(of: fault.diagnostic.range.start)
    let help = fault.diagnostic.help.map { "; " + $0 } ?? ""
    let name = stage.program.declarationHolding(fault)?.name ?? "what is shown"
    return "\(fault.diagnostic.message) (in \(name), line \(place.line))\(help)"
  }

  /// Shows what a file begins with.
  func showEntry(of evaluation: Evaluation, _ turn: Turn, _ reply: inout Reply) {
    switch stage.program.entry(named: settings.entry) {
    case .expression(let expression, let name):
      reply.notes += stage.takeNotes()
      reply.shownEntry = expression
      if !stage.program.saysEntry(named: settings.entry) {
        reply.entry = Reply.Entry(
          expression: expression, printed: reply.printed.count, words: reply.words.count,
          notes: reply.notes.count)
      }
      show(Shown(expression: expression, name: name), turn, &reply)
    case .none:
      refresh(&reply)
    case .needsArguments(let name, let call):
      reply.words.append("nothing is shown: \(name) asks for arguments, as in 'show \(call)'")
      refresh(&reply)
    case .unknown(let message, let help):
      let source = SourceText(settings.entry ?? "", name: "--entry")
      reply.fail(message, help: help, in: source, at: source.fullRange)
    }
  }

  private func sentence(for view: Shown, insteadOf old: Shown?) -> String {
    var words = "shown \(stage.device.path.first ?? view.title)"
    if let container = view.container { words += " in \(container)" }
    if let old, old.expression != view.expression { words += "; off the device: \(old.title)" }
    return words
  }
}
