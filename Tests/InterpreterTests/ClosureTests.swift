import TestSupport
import Testing

/// Closures, captures, key paths, strings and collections.
struct ClosureTests {
  @Test func `closures capture variables, capture lists capture values`() {
    expectPrinted(
      """
      var x = 1
      let now = { [x] in x }
      let later = { x }
      x = 5
      print(now(), later())
      func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
      let c = counter(), d = counter()
      print(c(), c(), d())
      """, "1 5\n1 2 1")
  }

  @Test func `each turn of a loop has a variable of its own`() {
    expectPrinted(
      """
      var all: [() -> Int] = []
      for i in 0..<3 { all.append { i } }
      print(all.map { $0() })
      """, "[0, 1, 2]")
  }

  @Test func `structs in closures are seen as they are later`() {
    expectPrinted(
      """
      struct S { var x = 1 }
      func f() { var s = S(); let read = { s.x }; s.x = 4; print(read()) }
      f()
      """, "4")
  }

  @Test func `trailing closures match forward and skip defaults that others need`() {
    expectPrinted(
      """
      func one(a: () -> Int = { 0 }, b: () -> Int) -> Int { a() * 10 + b() }
      func two(_ x: Int, then: () -> Int, otherwise: () -> Int = { 9 }) -> Int { x > 0 ? then() : otherwise() }
      print(one { 5 }, one { 1 } b: { 2 }, two(1) { 3 }, two(0) { 3 } otherwise: { 4 })
      """, "5 12 3 4")
  }

  @Test func `functions, methods, cases, initializers and operators are values`() {
    expectPrinted(
      """
      struct P { let x: Int; func plus(_ n: Int) -> Int { x + n } }
      enum E { case one(Int) }
      func double(_ n: Int) -> Int { n * 2 }
      print([1, 2].map(double), [1, 2].map(P(x: 10).plus), [1].map(E.one), [3].map(P.init))
      print([1, 2, 3].reduce(0, +), [1, 3, 2].sorted(by: >), ["a"].map(\\.count))
      """, "[2, 4] [11, 12] [one(1)] [P(x: 3)]\n6 [3, 2, 1] [1]")
  }

  @Test func `key paths read and write`() {
    expectPrinted(
      """
      struct A { var b = B() }
      struct B { var n = 1 }
      var a = A()
      let path = \\A.b.n
      a[keyPath: path] += 4
      print(a[keyPath: path], [a, A()].map(\\.b.n))
      """, "5 [5, 1]")
  }

  @Test func `inout goes in and comes back`() {
    expectPrinted(
      """
      func swapped(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
      var list = [1, 2, 3]
      var n = 9
      swapped(&list[0], &n)
      print(list, n)
      """, "[9, 2, 3] 1")
  }

  @Test func `overloads prefer the plain one, labels are part of the name`() {
    expectPrinted(
      """
      func f(_ n: Int) -> String { "int" }
      func f(_ n: Double) -> String { "double" }
      func f(_ n: Any) -> String { "any" }
      func d() -> String { "none" }
      func d(x: Int = 1) -> String { "default" }
      func g(a: Int) -> String { "a" }
      func g(b: Int) -> String { "b" }
      print(f(1), f(1.5), f("s"), d(), g(b: 1))
      """, "int double any none b")
  }

  @Test func `and, or and nil coalescing evaluate what they need`() {
    expectPrinted(
      """
      func yes(_ s: String) -> Bool { print(s); return true }
      print(false && yes("a"), true || yes("b"))
      let n: Int? = 1, m: Int? = nil
      print(n ?? 2, m ?? n ?? 3)
      """, "false true\n1 1")
  }

  @Test func `values print as Swift describes them`() {
    expectPrinted(
      """
      struct P { let x = 1; let s = "a"; let o: Int? = nil }
      let o: String? = "x"
      print(1.0, 1e16, 123456789.0, 0.1 + 0.2)
      print(o, ["a\\nb"], P(), (a: 1, b: "q"), 0..<3, 1...2)
      let l: [Int?] = [1, nil]
      print(l, ["k": 1], Set([7]))
      """,
      """
      1.0 1e+16 123456789.0 0.30000000000000004
      Optional("x") ["a\\nb"] P(x: 1, s: "a", o: nil) (a: 1, b: "q") 0..<3 1...2
      [Optional(1), nil] ["k": 1] [7]
      """)
  }

  @Test func `characters are what a reader sees`() {
    expectPrinted(
      #"print("é".count, "👨‍👩‍👧".count, "\r\n".count, "e\u{301}" == "é")"#, "1 1 1 true")
  }

  @Test func `strings are joined, cut and written over lines`() {
    expectPrinted(
      #"""
      let n = 3
      print("\(n) \(n * 2)", "a,b".split(separator: ","), ["x", "y"].joined(separator: "-"))
      print("""
        two
          lines \(n)
        """)
      print(#"raw \(n)"#)
      """#, "3 6 [\"a\", \"b\"] x-y\ntwo\n  lines 3\nraw \\(n)")
  }

  @Test func `local functions call each other and have labels and defaults`() {
    expectPrinted(
      """
      func f(_ n: Int) -> String {
        func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
        func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
        func show(_ s: String, mark: String = "!") -> String { s + mark }
        return even(n) ? show("even") : show("odd", mark: "?")
      }
      print(f(4), f(7))
      """, "even! odd?")
  }
}
