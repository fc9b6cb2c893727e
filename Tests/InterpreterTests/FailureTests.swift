import Interpreter
import SwiftSubset
import TestSupport
import Testing

/// Failures while a program runs: the first ends the input, and nothing of it stays.
struct FailureTests {
  @Test func `failing operations say what and where`() {
    expectFaults("let a = [1]\nprint(a[3])", "index out of range @ [3]")
    expectFaults(
      "let o: Int? = nil\nprint(o!)",
      "unexpectedly found nil while unwrapping an Optional value @ !")
    expectFaults("var z = 0\nprint(1 / z)", "division by zero @ /")
    expectFaults("let m = Int.max\nprint(m + 1)", "arithmetic overflow @ +")
  }

  @Test func `endless recursion and endless loops end`() {
    let deep = run(["func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))"])[0]
    #expect(deep.diagnostics.first?.diagnostic.message.hasPrefix("endless recursion") == true)
    var limits = Limits(stackBytes: 1_000_000)
    limits.steps = 100_000
    let program = Program(ProgramOptions(isBare: true, limits: limits))
    let loop = run("while true { }", in: program)
    #expect(loop.diagnostics.first?.diagnostic.message == "this input takes more than 100000 steps")
    #expect(run("1 + 1", in: program).value?.text == "2")
  }

  @Test func `an interrupt ends a loop and keeps the program`() {
    var isInterrupted = false
    let program = Program(
      ProgramOptions(
        isBare: true, limits: Limits(stackBytes: 1_000_000), isInterrupted: { isInterrupted }))
    _ = run("var n = 1", in: program)
    isInterrupted = true
    let evaluation = run("while true { n += 1 }", in: program)
    isInterrupted = false
    #expect(evaluation.isInterrupted)
    #expect(run("n", in: program).value?.text == "1")
  }

  @Test func `an input that fails changes nothing`() {
    let program = Program(ProgramOptions(isBare: true, limits: Limits(stackBytes: 1_000_000)))
    _ = run("var a = [1]\nclass C { var n = 1 }\nlet c = C()", in: program)
    let failed = run("a.append(2)\nfunc g() {}\nprint(a[9])", in: program)
    #expect(!failed.succeeded)
    #expect(run("a", in: program).value?.text == "[1]")
    #expect(run("g()", in: program).succeeded == false)
  }

  @Test func `texts and collections have a largest size`() {
    let program = Program(ProgramOptions(isBare: true, limits: Limits(stackBytes: 1_000_000)))
    let text = run("var s = \"x\"\nwhile true { s += s }", in: program)
    #expect(text.diagnostics.first?.diagnostic.message.contains("bytes") == true)
    let list = run("var a = [1]\nwhile true { a += a }", in: program)
    #expect(list.diagnostics.first?.diagnostic.message.contains("elements") == true)
  }
}
