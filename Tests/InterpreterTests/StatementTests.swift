import TestSupport
import Testing

/// Statements, order of evaluation and control flow, as the compiler's programs do them.
struct StatementTests {
  @Test func `the place of an assignment is evaluated before its value`() {
    expectPrinted(
      """
      func i() -> Int { print("index"); return 0 }
      func v() -> Int { print("value"); return 7 }
      var a = [1]
      a[i()] = v()
      print(a)
      """, "index\nvalue\n[7]")
  }

  @Test func `an assignment through nil does not evaluate its value`() {
    expectPrinted(
      """
      struct P { var x = 1 }
      func v() -> Int { print("value"); return 7 }
      var p: P? = nil
      p?.x = v()
      p = P()
      p?.x = v()
      print(p?.x ?? 0)
      """, "value\n7")
  }

  @Test func `defaults are evaluated after the written arguments`() {
    expectPrinted(
      """
      func say(_ s: String) -> String { print(s); return s }
      func f(a: String = say("default"), b: String) {}
      f(b: say("written"))
      """, "written\ndefault")
  }

  @Test func `a loop walks the array as it was`() {
    expectPrinted(
      """
      var a = [1, 2]
      for e in a { a.append(e * 10) }
      print(a)
      """, "[1, 2, 10, 20]")
  }

  @Test func `division, remainder and literals follow their types`() {
    expectPrinted(
      """
      let d: Double = 5 / 2
      print(5 / 2, -5 / 2, -5 % 3, d, Double(5 / 2), 2.5.rounded(), (-2.5).rounded())
      """, "2 -2 -2 2.5 2.0 3.0 -3.0")
  }

  @Test func `defer runs in reverse, after the result is computed`() {
    expectPrinted(
      """
      var log: [String] = []
      func f() -> Int {
        var n = 1
        defer { n = 9; log.append("first") }
        defer { log.append("second") }
        return n
      }
      print(f(), log)
      """, #"1 ["second", "first"]"#)
  }

  @Test func `labels leave and continue outer loops`() {
    expectPrinted(
      """
      outer: for i in 0..<3 {
        for j in 0..<3 {
          if j == 1 { continue outer }
          if i == 2 { break outer }
          print(i, j)
        }
      }
      """, "0 0\n1 0")
  }

  @Test func `a switch matches ranges, tuples, conditions and falls through when told`() {
    expectPrinted(
      """
      func name(_ n: Int, _ p: (Int, Int)) -> String {
        switch (n, p) {
        case (0, _): return "zero"
        case (1...9, (let x, 0)): return "axis \\(x)"
        case let (n, (x, y)) where x == y: return "diagonal \\(n)"
        default: return "other"
        }
      }
      print(name(0, (1, 1)), name(3, (4, 0)), name(20, (2, 2)), name(20, (1, 2)))
      switch 1 { case 1: print("one"); fallthrough; case 2: print("two"); default: print("no") }
      """, "zero axis 4 diagonal 20 other\none\ntwo")
  }

  @Test func `an optional pattern and a literal match an optional`() {
    expectPrinted(
      """
      let n: Int? = 3
      switch n { case 3: print("three"); case .some(let x): print(x); case nil: print("nil") }
      if case let x? = n { print(x) }
      let d: [Int: String?] = [2: nil]
      if let v = d[2] { print("there", v as Any) } else { print("absent") }
      """, "three\n3\nthere nil")
  }

  @Test func `if and switch are expressions`() {
    expectPrinted(
      """
      let n = 4
      let size = if n > 3 { "big" } else { "small" }
      let parity = switch n % 2 { case 0: "even"; default: "odd" }
      print(size, parity)
      """, "big even")
  }

  @Test func `errors are thrown, matched, and turned into nil`() {
    expectPrinted(
      """
      enum Failure: Error { case small(Int), other }
      func check(_ n: Int) throws -> Int { if n < 3 { throw Failure.small(n) }; return n }
      do { print(try check(5)); print(try check(1)) }
      catch Failure.small(let n) { print("small", n) }
      catch { print("other", error) }
      print(try? check(2), try? check(4))
      """, "5\nsmall 1\nnil Optional(4)")
  }

  @Test func `guard leaves and binds for the rest`() {
    expectPrinted(
      """
      func f(_ s: String?) -> Int {
        guard let s, !s.isEmpty else { return 0 }
        return s.count
      }
      print(f(nil), f(""), f("abc"))
      """, "0 0 3")
  }

  @Test func `casts stand between ranges and nil coalescing`() {
    expectPrinted(
      """
      let x: Any = "7"
      print(1 + 2 as Double, x as? Int ?? 9, x is String)
      """, "3.0 9 true")
  }

  @Test func `repeat, while and stride count`() {
    expectPrinted(
      """
      var i = 0
      repeat { i += 2 } while i < 5
      while i > 3 { i -= 1 }
      for n in stride(from: 0, through: 6, by: 3) { i += n }
      print(i)
      """, "12")
  }
}
