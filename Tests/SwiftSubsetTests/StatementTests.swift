import SwiftSubset
import TestSupport
import Testing

struct StatementTests {
  @Test func `conditions bind, match and ask for versions`() {
    expectOutline(
      of: "if let a, var b: C = d, case .e(let f)? = g, #available(iOS 16, *), h { }",
      "(if (let a) (var b: C = d) (case (case .e (let f))? = g) #available h {})")
  }

  @Test func `else goes on, on its line or the next`() {
    expectOutline(of: "if a { }\nelse if b { }\nelse { c }", "(if a {} else (if b {} else {c}))")
  }

  @Test func `loops have labels, patterns and filters`() {
    expectOutline(
      of: "a: for case let (b, c?) in d where b > 1 { continue a }",
      "(for a: case (let (tuple b c?)) in d where (> b 1) {(continue a)})")
    expectOutline(of: "for try await a in b { break }", "(for try await a in b {(break)})")
    expectOutline(
      of: "repeat { a } while b\nwhile let c = d { }",
      "(repeat {a} while b)\n(while (let c = d) {})")
  }

  @Test func `cases have several patterns of every kind`() {
    expectOutline(
      of: """
        switch a {
        case 1...5, nil, "b": c
        case let (d, e) where d > e, (let d, e: let e): f
        case .g(let h, i: .j), K.l(let h): m
        case is N, _ as O: fallthrough
        case P.q: break
        @unknown default: r
        }
        """,
      "(switch a (case (... 1 5) nil \"b\" {c}) "
        + "(case (let (tuple d e)) where (> d e) (tuple (let d) e: (let e)) {f}) "
        + "(case (case .g (let h) i: (case .j)) (case K.l (let h)) {m}) "
        + "(case (is N) (as _ O) {(fallthrough)}) (case (chain P .q) {(break)}) "
        + "(@unknown default {r}))")
  }

  @Test func `errors are caught by pattern`() {
    expectOutline(
      of: "do { try a() } catch let b as C where b.d { } catch E.f { } catch { throw error }",
      "(do {(try (chain a (call)))} (catch (let (as b C)) where (chain b .d) {}) "
        + "(catch (chain E .f) {}) (catch {(throw error)}))")
  }

  @Test func `return takes what follows, unless a statement begins there`() {
    expectOutline(of: "f { return\n}", "(chain f (call trailing (closure {(return)})))")
    expectOutline(of: "return\nif a { }", "(return)\n(if a {})")
    expectOutline(of: "return\n  a", "(return a)")
  }

  @Test func `conditional statements keep all arms`() {
    expectOutline(
      of: "#if DEBUG && !os(iOS)\na\n#elseif swift(>=5.9)\nb\n#else\nc\n#endif",
      "(#if ((&& DEBUG (prefix ! (chain os (call iOS)))) a) "
        + "((chain swift (call (prefix >= 5.9))) b) (else c))")
  }

  @Test func `semicolons part statements`() {
    expectOutline(of: "a; b;\nc", "a\nb\nc")
  }

  @Test func `words of the caller open blocks, and are names elsewhere`() {
    let text = "screen Home { Text(\"a\") }\nscreen.show()\nlet screen = 1"
    let parsed = parse(SourceText(text), blockWords: ["screen"])
    #expect(parsed.diagnostics == [])
    #expect(
      outline(of: parsed.tree) == """
        (block screen Home {(chain Text (call "a"))})
        (chain screen .show (call))
        (let screen = 1)
        """)
  }

  @Test func `the pieces of a text are found without their separators`() {
    let source = SourceText("let a = 1; b()\n  .c\nstruct D { }\n.padding()\n}\nlet e = (1\n")
    let pieces = splitTopLevel(source).map { source.text($0) }
    #expect(
      pieces == ["let a = 1", "b()\n  .c", "struct D { }", ".padding()", "let e = (1"])
  }
}
