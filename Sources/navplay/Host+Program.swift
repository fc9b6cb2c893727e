import CProgram
import Playground

extension Host {
  /// The files and signals of the program.
  static let program = Host(
    read: { path in
      do { return try Files.script(path) } catch let problem as FileProblem {
        throw Refusal(problem.sentence)
      }
    },
    write: { path, text, replaces in
      do { try Files.write(text, to: path, replaces: replaces) } catch let problem as FileProblem {
        throw Refusal(problem.sentence, isTaken: problem.isTaken)
      }
    },
    edit: Host.none.edit,
    isInterrupted: { program_is_interrupted() })

  /// The same, for transcripts that are tested: they write nothing.
  static let test = Host(
    read: program.read, write: { _, _, _ in throw Refusal("a test writes no files") },
    edit: Host.none.edit, isInterrupted: program.isInterrupted)
}
