import TestSupport
import Testing

/// Messages in the compiler's words, at the place of the mistake.
struct WordingTests {
  @Test func `names that are not there`() {
    expectFaults("Txt(\"a\")", "cannot find 'Txt' in scope @ Txt")
    expectFaults("let x: Foo = 1", "cannot find type 'Foo' in scope @ Foo")
    expectFaults("Text(\"a\").pading()", "value of type 'Text' has no member 'pading' @ pading")
    expectFaults("Color.blu", "type 'Color' has no member 'blu' @ blu")
  }

  @Test func `wrong arguments`() {
    let f = "func f(_ a: Int, b: String) {}\n"
    expectFaults(f + "f(1)", "missing argument for parameter 'b' in call @ )")
    expectFaults(f + "f(1, b: \"x\", c: 2)", "extra argument 'c' in call @ 2")
    expectFaults(
      f + "f(1, d: \"x\")",
      "incorrect argument label in call (have '_:d:', expected '_:b:') @ d")
    expectFaults(f + "f(a: 1, b: \"x\")", "extraneous argument label 'a:' in call @ a")
    expectFaults(
      f + "f(\"x\", b: \"x\")",
      "cannot convert value of type 'String' to expected argument type 'Int' @ \"x\"")
  }

  @Test func `wrong types`() {
    expectFaults(
      "let n: Int = \"a\"", "cannot convert value of type 'String' to specified type 'Int' @ \"a\"")
    expectFaults("let x = nil", "'nil' requires a contextual type @ nil")
    expectFaults(
      "let n: Int = nil", "'nil' is not compatible with expected type 'Int' @ nil")
    expectFaults(
      "let a = 1, b = 2.5\nprint(a + b)",
      "binary operator '+' cannot be applied to operands of type 'Int' and 'Double' @ +")
    expectFaults(
      "func f() -> Int { \"a\" }",
      "cannot convert return expression of type 'String' to return type 'Int' @ \"a\"")
    expectFaults(
      "let o: Int? = 1\nlet n: Int = o",
      "value of optional type 'Int?' must be unwrapped to a value of type 'Int' @ o")
    expectFaults(
      "let n = 8\nVStack(spacing: n) { Text(\"a\") }",
      "cannot convert value of type 'Int' to expected argument type 'CGFloat?' @ n")
  }

  @Test func `what can't be changed`() {
    expectFaults("let x = 1\nx = 2", "cannot assign to value: 'x' is a 'let' constant @ x")
    expectFaults(
      "struct S { let n = 1 }\nvar s = S()\ns.n = 2",
      "cannot assign to property: 'n' is a 'let' constant @ s.n")
    expectFaults(
      "struct S { var n = 1; func f() { n = 2 } }",
      "cannot assign to property: 'self' is immutable @ n")
    expectFaults(
      "struct S { var n = 1; func f() { n += 2 } }",
      "left side of mutating operator isn't mutable: 'self' is immutable @ n")
  }

  @Test func `what must be there`() {
    expectFaults(
      "enum E { case a, b }\nfunc f(_ e: E) { switch e { case .a: print(1) } }",
      "switch must be exhaustive @ switch")
    expectFaults(
      "protocol P { func f() }\nstruct S: P {}",
      "type 'S' does not conform to protocol 'P' @ S")
    expectFaults(
      "func f(_ o: Int?) { guard let o else { print(1) }; print(o) }",
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope @ }"
    )
    expectFaults(
      "func f() throws {}\nfunc g() { f() }", "call can throw but is not marked with 'try' @ f")
    expectFaults(
      "let h: (Int) -> Void = { print(1) }",
      "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored @ {"
    )
  }

  @Test func `builders`() {
    expectFaults(
      "struct V: View { var body: some View { for i in 0..<3 { Text(\"a\") } } }",
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder' @ for"
    )
    expectFaults(
      "struct V: View { var body: some View { print(1) } }",
      "type '()' cannot conform to 'View' @ print(1)")
    expectFaults(
      "struct V: View { private var n = 1; let m: Int; var body: some View { Text(\"a\") } }\nV(m: 1)",
      "'V' initializer is inaccessible due to 'private' protection level @ V")
  }

  @Test func `one mistake is one message`() {
    expectFaults("let a = Nope()\nprint(a.b.c(1) + 2)", "cannot find 'Nope' in scope @ Nope")
  }

  @Test func `did you mean`() {
    let faults = run(["Text(\"a\").foregroundColour(.red)"])[0].diagnostics
    #expect(faults.first?.diagnostic.help == "did you mean 'foregroundColor'?")
  }
}
