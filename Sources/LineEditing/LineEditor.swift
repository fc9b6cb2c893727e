import CEditLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Inputs from a person at a terminal: a block of many lines is one text, edited as a whole.
///
/// libedit keeps the text, the keys and the history; the picture is painted here, one write a
/// key. One editor at a time: its signals are the process's.
public final class LineEditor: InputSource {
  private let output: Int32
  private var painter: Painter
  private var editor: OpaquePointer?
  private var complete: ((String) -> Completeness)?

  private static let level = 4

  /// An editor on a terminal, or nil when the terminal cannot move its cursor.
  public init?(input: Int32, output: Int32, prompts: PipedLines.Prompts) {
    guard isatty(input) == 1, isatty(output) == 1, canMoveCursor(terminalNamed: terminalName())
    else { return nil }
    self.output = output
    painter = Painter(prompts: prompts)
    var calls = edit_calls()
    calls.context = Unmanaged.passUnretained(self).toOpaque()
    calls.enter = { context, text, count in
      LineEditor.at(context).answer(toEnter: UnsafeBufferPointer(start: text, count: count))
    }
    calls.paint = { context, text, count, cursor, reason in
      LineEditor.at(context)
        .paint(UnsafeBufferPointer(start: text, count: count), cursor: cursor, reason: reason)
    }
    editor = edit_open(input, output, calls)
    if editor == nil { return nil }
  }

  deinit {
    if let editor { edit_close(editor) }
  }

  public func next(complete: (String) -> Completeness) -> Input? {
    withoutActuallyEscaping(complete) { complete in
      self.complete = complete
      defer { self.complete = nil }
      return read()
    }
  }

  private func read() -> Input? {
    guard let editor else { return nil }
    var start: UnsafePointer<UInt32>?
    var count = 0
    var signal: Int32 = 0
    let outcome = Int(edit_read(editor, &start, &count, &signal))
    let scalars = UnsafeBufferPointer(start: start, count: count)
    switch outcome {
    case Int(edit_entered):
      show(painter.leave())
      let text = String(scalars)
      if !text.allSatisfy(\.isWhitespace) { edit_remember(editor, start, count) }
      return .text(text, line: 1)
    case Int(edit_dropped):
      show(painter.leave(saying: "^C"))
      return .dropped
    case Int(edit_left):
      show(painter.leave(saying: "^D"))
      return .dropped
    case Int(edit_signalled):
      show(painter.leave())
      return .ended(signal: signal)
    default:
      show(painter.leave())
      return nil
    }
  }

  private func answer(toEnter text: UnsafeBufferPointer<UInt32>) -> Int32 {
    switch complete?(String(text)) {
    case .incomplete(let indent): Int32(clamping: max(indent, 0) * LineEditor.level)
    default: Int32(edit_runs)
    }
  }

  private func paint(_ text: UnsafeBufferPointer<UInt32>, cursor: Int, reason: Int32) {
    var columns: Int32 = 80
    var rows: Int32 = 24
    edit_window(output, &columns, &rows)
    let because: Painter.Reason =
      switch Int(reason) {
      case Int(edit_resized): .resized
      case Int(edit_moved): .moved
      default: .changed
      }
    let window = Painter.Window(columns: Int(columns), rows: Int(rows))
    show(painter.paint(text, cursor: cursor, in: window, because: because))
  }

  private func show(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> LineEditor {
    guard let context else { preconditionFailure("The editor's calls carry the editor.") }
    return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
  }
}

extension String {
  fileprivate init(_ scalars: UnsafeBufferPointer<UInt32>) {
    self.init()
    unicodeScalars.append(contentsOf: scalars.map { Unicode.Scalar($0) ?? "\u{fffd}" })
  }
}
