import CProgram
import Playground

/// The exit statuses of the program.
enum Status {
  static let fine: Int32 = 0
  static let failed: Int32 = 1
  static let usage: Int32 = 2
  static let unreadable: Int32 = 66
  static let interrupted: Int32 = 130

  /// What a signal that ends the program gives, as shells count it.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}

/// Does what the arguments say and answers the exit status.
func runProgram(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  do {
    let arguments = try Arguments(count, arguments)
    switch arguments.command {
    case .version:
      Output.print("navplay \(version)")
      return Status.fine
    case .help(let topic): return printHelp(on: topic, arguments)
    case .test:
      var run = TestRun(arguments)
      return run.run()
    case .shell: return try runShell(arguments)
    case .run: return try runSources(arguments)
    }
  } catch let mistake as UsageMistake {
    Output.printError("navplay: \(mistake.sentence)")
    Output.printError("navplay --help shows what is possible")
    return Status.usage
  } catch let problem as FileProblem {
    Output.printError("navplay: \(problem.sentence)")
    return Status.unreadable
  } catch {
    preconditionFailure("Only mistakes of usage and files are thrown here.")
  }
}

private func runSources(_ arguments: Arguments) throws -> Int32 {
  let scripts = try arguments.sources.map(Script.init(reading:))
  program_watch_signals(false)
  var run = Run(arguments)
  run.play(scripts)
  return ended(run.session, run.finish())
}

/// Writes what is being recorded; a status that was fine is so no more when that fails.
private func ended(_ session: Session, _ status: Int32) -> Int32 {
  do {
    try session.endRecording()
    return status
  } catch {
    Output.printError("navplay: \(error.sentence.harmless)")
    return status == Status.fine ? Status.failed : status
  }
}

private func runShell(_ arguments: Arguments) throws -> Int32 {
  let scripts = try arguments.sources.map(Script.init(reading:))
  guard Terminal.isInteractive, !arguments.isJSON else {
    program_watch_signals(false)
    var run = Run(arguments)
    run.play(scripts + [.standardInput])
    return ended(run.session, run.finish())
  }
  program_watch_signals(true)
  var run = Run(arguments)
  run.play(scripts)
  if let status = run.endedBySignal { return ended(run.session, status) }
  return ended(run.session, Shell(run.session).run())
}
