import Interpreter
import NavigationCore
import SwiftSubset

/// A playground: one input in, one reply out.
///
/// It knows no terminal and opens no file.
/// A failed input changes nothing: what it began is undone by playing the accepted inputs again.
public final class Session {
  public internal(set) var settings: Settings
  let initialSettings: Settings
  let host: Host
  var journal = Journal()
  var stage: Stage
  /// Whether accepted inputs are being played again, unseen.
  var isReplaying = false
  /// Whether the inputs come from a file that `:load` named.
  var isLoading = false
  /// What `:record` began and has not written yet.
  var recording: Recording?
  /// The files that this session wrote; it may write them again.
  var written: Set<String> = []
  /// Whether replies list the texts in sight and what can be tapped, for programs that read them.
  public var takesInventory = false

  public init(_ settings: Settings = Settings(), host: Host = .none) {
    self.settings = settings
    initialSettings = settings
    self.host = host
    stage = Stage(settings, host: host)
  }

  /// Whether `text` is a whole input; the parser decides.
  public func completeness(of text: String) -> Completeness { InputReader.completeness(of: text) }

  /// Takes whole inputs off a stream of lines (see `InputReader`).
  public func reader(of nextLine: @escaping () -> String?) -> InputReader {
    InputReader(
      isDeclared: { [unowned self] in self.stage.program.declares($0) }, nextLine: nextLine)
  }

  /// The inputs of a script, whole pieces in their order.
  public func inputs(in script: String) -> [ScriptInput] {
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false).makeIterator()
    var reader = reader(of: { lines.next().map { String($0.hasSuffix("\r") ? $0.dropLast() : $0) } }
    )
    var inputs: [ScriptInput] = []
    while let input = reader.next() { inputs.append(input) }
    return inputs
  }

  /// Carries out one whole input; pieces parted by semicolons are inputs of their own.
  ///
  /// Diagnostics, also those of later inputs, say where the input stands.
  public func respond(
    to input: String, at place: TextPlace = TextPlace(file: "<input>")
  ) -> Reply {
    var text = input.hasSuffix("\n") ? String(input.dropLast()) : input
    // What is carried out is what the file will say.
    if let recording { text = recording.paper.asRead(text) }
    let pieces = Pieces.split(text, at: place)
    var reply = carryOut(pieces[0].text, kind: .input, at: pieces[0].place)
    var answered = [(text: pieces[0].text, reply: reply)]
    for piece in pieces.dropFirst() {
      guard reply.ok, !reply.isOver else { break }
      let next = carryOut(piece.text, kind: .input, at: piece.place)
      answered.append((piece.text, next))
      reply = reply.followed(by: next)
    }
    reply.input = text
    record(text, answered, reply)
    return reply
  }

  /// Carries out a Swift file as one input; `name` stands in its diagnostics.
  public func respond(toFile text: String, named name: String) -> Reply {
    let text = recording?.paper.asRead(text) ?? text
    var reply = carryOut(text, kind: .file, at: TextPlace(file: name))
    reply.input = name
    let typed = reply.shownEntry.map { text + "\n" + $0 } ?? text
    record(typed, [(typed, reply)], reply)
    return reply
  }

  /// Carries out one piece and keeps it in the journal, or leaves everything as it was.
  func carryOut(_ text: String, kind: Journal.Kind, at place: TextPlace) -> Reply {
    var reply = Reply(input: text)
    reply.place = place
    let turn = Turn(text: text, kind: kind, place: place)
    stage.beginTurn()
    let effect = carryOut(turn, &reply)
    if reply.ok, effect == .session { runDue(&reply) }
    if reply.ok {
      if effect == .session { journal.append(text, kind, at: place) }
      if effect == .remark { journal.append(text, .remark, at: place) }
    } else if effect != .loaded {
      // What was said belongs to what has just been taken back.
      reply.words = []
      if effect == .session { restore() }
    }
    if !isReplaying { finish(&reply, effect) }
    return reply
  }

  private func carryOut(_ turn: Turn, _ reply: inout Reply) -> Effect {
    if turn.kind == .file { return runSwift(turn, &reply) }
    switch Input(turn.text, names: names) {
    case .nothing: return Prose.begins(turn.text) ? .remark : .nothing
    case .command(let word, let rest): return runCommand(word, rest, turn, &reply)
    case .gesture(let gesture): return perform(gesture, turn, &reply)
    case .attachment(let target, let text): return attach(text, to: target, turn, &reply)
    case .swift:
      noteHiddenGesture(turn)
      return runSwift(turn, &reply)
    case .mistake(let message, let help):
      reply.fail(message, help: help, in: turn.source, at: turn.codeRange)
      return .nothing
    }
  }

  /// A name of the program's that is a gesture's too belongs to the program.
  private func noteHiddenGesture(_ turn: Turn) {
    var scanner = WordScanner(String(turn.codeLine))
    guard let word = scanner.identifier(), GestureReader.usage[word] != nil,
      stage.program.declares(word)
    else { return }
    stage.note("'\(word)' is the program's here; :\(word) is the gesture")
  }

  private var names: Input.Names {
    Input.Names(
      isDeclared: { self.stage.program.declares($0) },
      isViewWithout: { view, member in
        self.stage.program.isView(named: view)
          && !self.stage.program.hasStaticMember(member, of: view)
      })
  }

  /// Adds to a reply what everybody wants to know: the picture and the way here.
  private func finish(_ reply: inout Reply, _ effect: Effect) {
    reply.notes += stage.takeNotes()
    reply.waiting = stage.waiting
    stage.device.describe(into: &reply)
    if takesInventory { stage.device.takeInventory(into: &reply) }
    reply.showsPicture = shows(reply.picture, insteadOf: stage.lastPicture, reply, effect)
    if settings.colour { addPlainForm(to: &reply, effect) }
    if reply.ok, effect == .session || reply.showsPicture { stage.lastPicture = reply.picture }
  }

  /// What the reply would be without colours, for what is recorded.
  private func addPlainForm(to reply: inout Reply, _ effect: Effect) {
    let picture = stage.device.isEmpty ? [] : stage.device.plainPicture
    let isShown = shows(picture, insteadOf: stage.lastPlainPicture, reply, effect)
    var plain = reply
    plain.earlier = reply.plainEarlier
    reply.plain = plain.linesBeforePicture + (isShown ? picture : [])
    if reply.ok, effect == .session || isShown { stage.lastPlainPicture = picture }
  }

  private func shows(
    _ picture: [String], insteadOf last: [String], _ reply: Reply, _ effect: Effect
  ) -> Bool {
    guard reply.ok, !picture.isEmpty, effect == .session || effect == .picture else {
      return false
    }
    switch settings.frames {
    case .off: return false
    case .always: return true
    case .auto: return stage.asksForPicture || picture != last
    }
  }
}

/// What an input did to the session.
enum Effect {
  /// Nothing that has to be kept or taken back.
  case nothing
  /// Nothing that has to be kept, and the picture is asked for.
  case picture
  /// It belongs into the journal.
  case session
  /// It changed nothing and is kept with the input before it, for what is saved.
  case remark
  /// Inputs of a file did something; each of them has been kept or taken back already.
  case loaded
}

/// One piece of input while it is carried out.
struct Turn {
  let text: String
  let kind: Journal.Kind
  let source: SourceText

  init(text: String, kind: Journal.Kind, place: TextPlace) {
    self.text = text
    self.kind = kind
    source = SourceText(text, at: place)
  }

  /// The first line of the piece, from its first code on.
  var codeLine: Substring { text.droppingLeadingTrivia.prefix { !$0.isNewline } }

  /// The first line of the piece without the blanks and comments before it.
  var codeRange: SourceRange {
    let code = text.droppingLeadingTrivia
    let start = text.utf8.count - code.utf8.count
    return SourceRange(start, start + codeLine.utf8.count)
  }
}
