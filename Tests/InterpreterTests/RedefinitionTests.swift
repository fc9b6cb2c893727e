import Interpreter
import SwiftSubset
import TestSupport
import Testing

/// Declarations that come after others, replace others, or wait.
struct RedefinitionTests {
  @Test func `a new function is called by old code`() {
    expectValue(
      of: "func f() -> Int { 1 }", "func g() -> Int { f() + 1 }", "g()",
      "func f() -> Int { 10 }", "g()", is: "11")
  }

  @Test func `a new type changes what old code makes`() {
    expectValue(
      of: "struct P { var x = 1 }", "func make() -> P { P() }", "make()",
      "struct P { var x = 2; var y = 3 }", "make()", is: "P(x: 2, y: 3)")
  }

  @Test func `order within an input does not matter`() {
    expectPrinted(
      "print(f())\nfunc f() -> Int { A().n }\nstruct A { var n = 4 }", "4")
  }

  @Test func `a declaration waits for names and works when they come`() {
    let program = Program(ProgramOptions(isBare: true, limits: Limits(stackBytes: 1_000_000)))
    let waits = run("func f() -> Int { helper() + 1 }", in: program)
    #expect(waits.declared.first?.isWaiting == true && waits.succeeded)
    let used = run("f()", in: program)
    #expect(used.diagnostics.map(described) == ["cannot find 'helper' in scope @ helper"])
    _ = run("func helper() -> Int { 41 }", in: program)
    #expect(run("f()", in: program).value?.text == "42")
  }

  @Test func `any other mistake refuses the declaration`() {
    let results = run(["func f() -> Int { \"a\" }", "f()"])
    #expect(!results[0].succeeded)
    #expect(results[1].diagnostics.map(described) == ["cannot find 'f' in scope @ f"])
  }

  @Test func `extensions stay when their type is declared anew`() {
    expectValue(
      of: "struct P { var x = 1 }", "extension P { var double: Int { x * 2 } }",
      "struct P { var x = 7 }", "P().double", is: "14")
  }

  @Test func `a member of an extension goes when another one declares it`() {
    let results = run([
      "struct P {}", "extension P { var n: Int { 1 }; var m: Int { 5 } }",
      "extension P { var n: Int { 2 } }", "P().n + P().m",
    ])
    #expect(results[2].declared.first?.gone == ["P.n"])
    #expect(results[3].value?.text == "7")
  }

  @Test func `the swipe back is what the UIKit code makes of it`() {
    func swipe(_ body: String) -> SwipeBack {
      let program = Program(ProgramOptions(isBare: true))
      let evaluation = run(body, in: program)
      #expect(evaluation.succeeded && evaluation.notes.isEmpty)
      return program.swipeBack
    }
    #expect(swipe("let x = 1") == .system)
    #expect(
      swipe(
        """
        extension UINavigationController {
          open override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = nil
          }
        }
        """) == .always)
    #expect(
      swipe(
        """
        extension UINavigationController: UIGestureRecognizerDelegate {
          override open func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
          }
          public func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
            viewControllers.count > 1
          }
        }
        """) == .whenPushed)
  }
}
