import SwiftSubset
import TestSupport
import Testing

struct DeclarationTests {
  @Test func `types have attributes, generics, protocols and conditions`() {
    expectOutline(
      of: "@main public final class A<B: C, D>: E<B>, @unchecked Sendable where D == F.G { }",
      "(class @main public final A<B: C, D> : E<B>, @unchecked Sendable (where D == F.G))")
    expectOutline(
      of: "actor A { }\nextension [Int]: B where C: D { }",
      "(actor A)\n(extension [Int] : B (where C : D))")
  }

  @Test func `enums have cases with values and payloads`() {
    expectOutline(
      of: "indirect enum A: String { case b, c = \"d\"; case e(Int, f: G = .h), `default` }",
      "(enum indirect A : String (case b c = \"d\") (case e(_: Int, f: G = .h) default))")
  }

  @Test func `protocols ask for members without bodies`() {
    expectOutline(
      of: """
        protocol A<B>: AnyObject {
          associatedtype B: C = D where B: E
          var f: G { get async throws }
          static var h: I { get set }
          init?(j: K)
          mutating func l() -> Self
          subscript(m: N) -> O { get nonmutating set }
        }
        """,
      "(protocol A<B> : AnyObject (associatedtype B : C = D (where B : E)) "
        + "(var f: G (get)) (var static h: I (get) (set)) (init? (j: K)) "
        + "(func mutating l () -> Self) (subscript (m: N) -> O (get) (set nonmutating)))")
  }

  @Test func `functions have labels, defaults, attributes, effects and operators for names`() {
    expectOutline(
      of: """
        @discardableResult func a<T>(_ b: inout T, c d: T..., @ViewBuilder e: () -> T = f) \
        async throws -> some View where T: G { }
        """,
      "(func @discardableResult a<T> (_ b: inout T, c d: T..., "
        + "@ViewBuilder e: (function () -> T) = f) async throws -> some View (where T : G) {})")
    expectOutline(
      of: "struct A { static func == (b: A, c: A) -> Bool { d }; static func <<T>(e: T) { } }",
      "(struct A (func static == (b: A, c: A) -> Bool {d}) (func static <<T> (e: T) {}))")
  }

  @Test func `properties are stored, computed or observed`() {
    expectOutline(
      of: """
        @State private(set) var a: Int? = nil, b = 2
        var c: Int { 1 }
        var d: Int { get { 1 } set(e) { f } }
        var g = h { willSet { } didSet(i) { } }
        lazy var j: K = { l }()
        let (m, n) = o
        """,
      """
      (var @State private(set) a: Int? = nil b = 2)
      (var c: Int (get {1}))
      (var d: Int (get {1}) (set e {f}))
      (var g = h (willSet {}) (didSet i {}))
      (var lazy j: K = (chain (closure {l}) (call)))
      (let (tuple m n) = o)
      """)
  }

  @Test func `accessors and observers are told from closures`() {
    expectOutline(of: "var a: B { get.c() }", "(var a: B (get {(chain get .c (call))}))")
    expectOutline(
      of: "var a = b()\n{\n  didSet { }\n}", "(var a = (chain b (call)) (didSet {}))")
    expectOutline(of: "let a = b\n{ c }", "(let a = (chain b (call trailing (closure {c}))))")
  }

  @Test func `types are written in every form`() {
    expectOutline(
      of: """
        let a: [B: [C?]]!, d: (_ e: F, G...) throws -> (H) -> Void, i: any J & K, l: M.Type?
        func n(_ o: @escaping @Sendable () async -> some P, q: @autoclosure () -> R) { }
        """,
      """
      (let a: [B: [C?]]! d: (function (F, G...) throws -> (function (H) -> Void)) \
      i: any (& J K) l: M.Type?)
      (func n (_ o: @escaping @Sendable (function () async -> some P), \
      q: @autoclosure (function () -> R)) {})
      """)
  }

  @Test func `any attribute is taken, and the arguments of unknown ones are read`() {
    expectOutline(
      of: "@available(iOS 15, *) @objc(a:b:) @Environment(\\.c) @D<E>(f: 1) var g: H",
      "(var @available @objc @Environment((\\ .c)) @D<E>(f: 1) g: H)")
  }

  @Test func `macros declare at the top and in types`() {
    expectOutline(
      of: "#Preview(\"A\", traits: .b) { C() }\nstruct D { #E(1) }",
      """
      (macro (#Preview "A" traits: .b trailing (closure {(chain C (call))})))
      (struct D (macro (#E 1)))
      """)
  }

  @Test func `imports name modules and their parts`() {
    expectOutline(
      of: "import SwiftUI\n@testable import struct A.B", "(import SwiftUI)\n(import A.B)")
  }

  @Test func `signatures need no bodies`() {
    let source = SourceText("static func a<T: View>(_ b: C = .d) -> some View")
    let parsed = parseSignature(source)
    #expect(parsed.diagnostics == [])
    #expect(outline(of: parsed.tree) == "(func static a<T: View> (_ b: C = .d) -> some View)")
  }
}
