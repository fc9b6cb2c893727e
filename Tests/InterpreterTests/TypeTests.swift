import TestSupport
import Testing

/// Structs, enums, classes, protocols and generics.
struct TypeTests {
  @Test func `structs are copied, classes are shared`() {
    expectPrinted(
      """
      struct S { var x = 1 }
      class C { var x = 1 }
      var a = S(), b = a
      b.x = 2
      let c = C(), d = c
      d.x = 2
      print(a.x, b.x, c.x, c === d)
      """, "1 2 2 true")
  }

  @Test func `observers run on every store but in an initializer`() {
    expectPrinted(
      """
      struct S {
        var x: Int { willSet { print("will", newValue) } didSet { print("did", oldValue) } }
        init() { x = 1 }
      }
      func twice(_ n: inout Int) { n += 1; n += 1 }
      var s = S()
      s.x = 5
      twice(&s.x)
      print(s.x)
      """, "will 5\ndid 1\nwill 7\ndid 5\n7")
  }

  @Test func `memberwise initializers skip what has its value and take what may change`() {
    expectPrinted(
      """
      struct P { let fixed = 1; var x: Int; var y = 2; let z: String? }
      print(P(x: 5, z: nil), P(x: 1, y: 3, z: "q"))
      """, #"P(fixed: 1, x: 5, y: 2, z: nil) P(fixed: 1, x: 1, y: 3, z: Optional("q"))"#)
  }

  @Test func `enums have payloads, raw values, cases in order and methods`() {
    expectPrinted(
      """
      enum Shape { case dot, circle(r: Double), box(Double, Double)
        var area: Double {
          switch self {
          case .dot: 0
          case .circle(let r): 3 * r * r
          case let .box(w, h): w * h
          }
        }
      }
      enum Side: String, CaseIterable { case left, right = "R" }
      print(Shape.circle(r: 2).area, Shape.box(2, 3), Shape.dot)
      print(Side.allCases, Side.right.rawValue, Side(rawValue: "left") as Any, Side(rawValue: "x") as Any)
      """, "12.0 box(2.0, 3.0) dot\n[left, right] R Optional(left) nil")
  }

  @Test func `classes inherit, override and call super`() {
    expectPrinted(
      """
      class Animal {
        let name: String
        init(name: String) { self.name = name }
        func speak() -> String { "..." }
        var legs: Int { 4 }
      }
      class Bird: Animal {
        init() { super.init(name: "bird") }
        override func speak() -> String { super.speak() + "tweet" }
        override var legs: Int { 2 }
      }
      let all: [Animal] = [Animal(name: "cow"), Bird()]
      for a in all { print(a.name, a.speak(), a.legs, a is Bird) }
      """, "cow ... 4 false\nbird ...tweet 2 true")
  }

  @Test func `requirements are dispatched, members of extensions are not`() {
    expectPrinted(
      """
      protocol P { func a() -> String }
      extension P { func a() -> String { "default" }; func b() -> String { "extension" } }
      struct S: P { func a() -> String { "own" }; func b() -> String { "own" } }
      let p: any P = S()
      print(p.a(), p.b(), S().b())
      """, "own extension own")
  }

  @Test func `associated types come from the members that use them`() {
    expectPrinted(
      """
      protocol Box { associatedtype Item; var items: [Item] { get }; mutating func add(_ item: Item) }
      extension Box { var first: Item? { items.first } }
      struct Bag: Box { var items: [String] = []; mutating func add(_ item: String) { items.append(item) } }
      func total<B: Box>(_ box: B) -> Int where B.Item == String { box.items.reduce(0) { $0 + $1.count } }
      var bag = Bag()
      bag.add("abc")
      print(bag.first ?? "", total(bag))
      """, "abc 3")
  }

  @Test func `generic types and functions know what they hold`() {
    expectPrinted(
      """
      struct Stack<Element> {
        private var items: [Element] = []
        init() {}
        mutating func push(_ e: Element) { items.append(e) }
        mutating func pop() -> Element? { items.popLast() }
      }
      func largest<T: Comparable>(_ xs: [T]) -> T? {
        var best = xs.first
        for x in xs { if let b = best, x > b { best = x } }
        return best
      }
      var s = Stack<Int>()
      s.push(3)
      print(s.pop(), s.pop(), largest([2, 9, 4]), largest(["a", "z"]) ?? "-")
      """, "Optional(3) nil Optional(9) z")
  }

  @Test func `static members are made once, at their first use`() {
    expectPrinted(
      """
      struct S { static let shared: Int = { print("made"); return 3 }(); static var n = 0 }
      print("start")
      S.n += S.shared
      S.n += S.shared
      print(S.n)
      """, "start\nmade\n6")
  }

  @Test func `computed properties and subscripts are read, changed and written once`() {
    expectPrinted(
      """
      struct Grid {
        var cells = [[1, 2], [3, 4]]
        subscript(r: Int, c: Int) -> Int { get { cells[r][c] } set { cells[r][c] = newValue } }
        var first: Int { get { self[0, 0] } set { self[0, 0] = newValue } }
      }
      var g = Grid()
      g[1, 0] += 10
      g.first = 8
      g.cells[0][1] = 7
      print(g.cells)
      """, "[[8, 7], [13, 4]]")
  }

  @Test func `operators, equality, order and description are a type's own`() {
    expectPrinted(
      """
      struct Money: Comparable, CustomStringConvertible {
        let c: Int
        static func < (a: Money, b: Money) -> Bool { a.c < b.c }
        static func + (a: Money, b: Money) -> Money { Money(c: a.c + b.c) }
        static func == (a: Money, b: Money) -> Bool { a.c % 10 == b.c % 10 }
        var description: String { "$\\(c)" }
      }
      print(Money(c: 1) + Money(c: 2), [Money(c: 3), Money(c: 1)].sorted(), Money(c: 4) == Money(c: 14))
      """, "$3 [$1, $3] true")
  }

  @Test func `property wrappers of the program's own`() {
    expectPrinted(
      """
      @propertyWrapper struct Clamped {
        private var value = 0
        let range: ClosedRange<Int>
        var wrappedValue: Int {
          get { value }
          set { value = min(max(newValue, range.lowerBound), range.upperBound) }
        }
        init(wrappedValue: Int, _ range: ClosedRange<Int>) {
          self.range = range
          self.wrappedValue = wrappedValue
        }
      }
      struct Volume { @Clamped(0...10) var level = 5 }
      var v = Volume()
      v.level = 50
      print(v.level)
      """, "10")
  }

  @Test func `initializers delegate and fail`() {
    expectPrinted(
      """
      struct Age {
        let years: Int
        init?(_ years: Int) { if years < 0 { return nil }; self.years = years }
        init(old: Bool) { self.init(90)! }
      }
      struct Pair { var a: Int, b: Int; init(both n: Int) { self.init(a: n, b: n) }; init(a: Int, b: Int) { self.a = a; self.b = b } }
      print(Age(-1) == nil, Age(3)?.years ?? 0, Pair(both: 4))
      """, "true 3 Pair(a: 4, b: 4)")
  }

  @Test func `nested types, aliases and extensions are found`() {
    expectPrinted(
      """
      struct Outer { enum Kind { case a, b }; static let preferred: Kind = .b; struct Inner { var k = Kind.a } }
      typealias Handler = (Outer.Kind) -> Void
      extension Int { var squared: Int { self * self } }
      extension Array where Element == Int { var total: Int { reduce(0, +) } }
      let h: Handler = { print($0, Outer.Inner().k, Outer.preferred) }
      h(.b)
      print(5.squared, [1, 2, 3].total)
      """, "b a b\n25 6")
  }

  @Test func `indirect enums recurse`() {
    expectPrinted(
      """
      indirect enum Tree {
        case leaf, node(Tree, Int, Tree)
        func sum() -> Int { switch self { case .leaf: 0; case .node(let l, let v, let r): l.sum() + v + r.sum() } }
      }
      print(Tree.node(.node(.leaf, 1, .leaf), 2, .leaf).sum())
      """, "3")
  }
}
