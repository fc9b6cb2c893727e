import SwiftSubset
import TestSupport
import Testing

struct ExpressionTests {
  @Test func `a chain is one base with its links`() {
    expectOutline(
      of: "a.b(c)[d]?.e.0", "(chain a .b (call c) (index d) ? .e .0)")
  }

  @Test func `a dot on the next line goes on, brackets do not`() {
    expectOutline(of: "a\n  .b()\n  .c", "(chain a .b (call) .c)")
    expectOutline(of: "a\n(b)\n[c]", "a\n(tuple b)\n(array c)")
  }

  @Test func `trailing closures follow with their labels`() {
    expectOutline(
      of: "Button { a } label: { b }\nFoo(c) { } d: { x in }",
      """
      (chain Button (call trailing (closure {a}) trailing label: (closure {b})))
      (chain Foo (call c trailing (closure {}) trailing d: (closure x in {})))
      """)
  }

  @Test func `in the head of a statement a brace opens the body`() {
    expectOutline(of: "if a { b }", "(if a {b})")
    expectOutline(
      of: "if a.b({ c }) { d }", "(if (chain a .b (call (closure {c}))) {d})")
    expectOutline(
      of: "if let x = a.first { $0 } { b }",
      "(if (let x = (chain a .first (call trailing (closure {$0})))) {b})")
  }

  @Test func `angle brackets are generic arguments only before what can follow them`() {
    expectOutline(of: "A<B>()", "(chain A<B> (call))")
    expectOutline(of: "A<B<C>>.d", "(chain A<B<C>> .d)")
    expectOutline(of: "f(a < b, c > d)", "(chain f (call (< a b) (> c d)))")
    expectOutline(of: "a<b", "(< a b)")
    expectOutline(of: "let x: A<B<C?>>?=nil", "(let x: A<B<C?>>? = nil)")
  }

  @Test func `closures have captures, parameters, effects and a result`() {
    expectOutline(
      of: "({ [weak self, unowned(safe) b, c = d] (e: F, g) async throws -> H in i })()",
      "(chain (tuple (closure (weak self) (unowned(safe) b) (capture c d) "
        + "e: F, g in async throws -> H {i})) (call))")
    expectOutline(of: "f { $a in b }", "(chain f (call trailing (closure $a in {b})))")
    expectOutline(of: "f { a, _ in a }", "(chain f (call trailing (closure a, _ in {a})))")
    expectOutline(of: "f { @MainActor in }", "(chain f (call trailing (closure @MainActor {})))")
    expectOutline(
      of: "f { for a in b { } }", "(chain f (call trailing (closure {(for a in b {})})))")
  }

  @Test func `key paths have a root, members, indices and optionals`() {
    expectOutline(
      of: "f(\\.a.b?.c, \\A.B.c[0]!, \\.self, \\[Int].count)",
      "(chain f (call (\\ .a .b ? .c) (\\ A.B .c (index 0) !) (\\ .self) (\\ [Int] .count)))")
  }

  @Test func `implicit members go on as chains`() {
    expectOutline(
      of: "f(.a, .b(1).c, .init())",
      "(chain f (call .a (chain .b (call 1) .c) (chain .init (call))))")
  }

  @Test func `literals that can only be types are types`() {
    expectOutline(of: "[Int]()", "(chain (type [Int]) (call))")
    expectOutline(of: "[A: [B]](c: 1)", "(chain (type [A: [B]]) (call c: 1))")
    expectOutline(of: "(Int, String).self", "(chain (type (Int, String)) .self)")
    expectOutline(of: "[(A) -> B]()", "(chain (type [(function (A) -> B)]) (call))")
    expectOutline(of: "[a].count", "(chain (array a) .count)")
  }

  @Test func `if and switch give values`() {
    expectOutline(
      of: "let a = if b { 1 } else { 2 }\nreturn switch c { case .d: 1 default: 2 }",
      """
      (let a = (if b {1} else {2}))
      (return (switch c (case (case .d) {1}) (default {2})))
      """)
  }

  @Test func `conditions stand inside chains`() {
    expectOutline(
      of: """
        a
          #if os(iOS)
          .b()
          #else
          .c
          #endif
          .d
        """,
      "(chain a (#if ((chain os (call iOS)) .b (call)) (else .c)) .d)")
  }

  @Test func `functions are named with their labels`() {
    expectOutline(of: "let a = b.c(d:e:), f = g(_:)", "(let a = (chain b .c(d:e:)) f = g(_:))")
    expectOutline(of: "#selector(A.b(_:))", "(#selector (chain A .b(_:)))")
  }

  @Test func `collections may end in a comma`() {
    expectOutline(of: "[1, 2,]", "(array 1 2)")
    expectOutline(of: "[\"a\": 1, b: [:],]", "(dictionary \"a\": 1 b: (dictionary))")
  }

  @Test func `numbers keep their value in every notation`() {
    expectOutline(
      of: "[1_000, 0xFF, 0o17, 0b101, 1.5e-3, 0x1p4, 18446744073709551616]",
      "(array 1000 255 15 5 0.0015 16.0 huge)")
  }

  @Test func `contextual words are names elsewhere`() {
    expectOutline(
      of: "get = set(some, any: of) + async.lazy",
      "(= get (+ (chain set (call some any: of)) (chain async .lazy)))")
    expectOutline(of: "open.final(mutating)", "(chain open .final (call mutating))")
  }
}
