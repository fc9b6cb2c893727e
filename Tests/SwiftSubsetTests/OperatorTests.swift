import SwiftSubset
import TestSupport
import Testing

struct OperatorTests {
  @Test func `multiplication binds tighter than addition`() {
    expectOutline(of: "1 + 2 * 3 - 4", "(- (+ 1 (* 2 3)) 4)")
  }

  @Test func `each level binds tighter than the next`() {
    expectOutline(
      of: "a = b ? c || d && e < f ?? g ..< h + i * j << k : l",
      "(= a (?: b (|| c (&& d (< e (?? f (..< g (+ h (* i (<< j k)))))))) l))")
  }

  @Test func `casts stand between ranges and nil coalescing`() {
    expectOutline(of: "1 + 2 as Double", "(as (+ 1 2) Double)")
    expectOutline(of: "x as? Int ?? 9", "(?? (as? x Int) 9)")
    expectOutline(of: "a is B && c as! D == e", "(&& (is a B) (== (as! c D) e))")
  }

  @Test func `nil coalescing, ternaries and assignments nest to the right`() {
    expectOutline(of: "a ?? b ?? c", "(?? a (?? b c))")
    expectOutline(of: "a ? b : c ? d : e", "(?: a b (?: c d e))")
    expectOutline(of: "a = b = c", "(= a (= b c))")
    expectOutline(of: "a += b * c", "(+= a (* b c))")
  }

  @Test func `try and await cover everything to their right`() {
    expectOutline(of: "try a() + b()", "(try (+ (chain a (call)) (chain b (call))))")
    expectOutline(of: "x = try? await y ?? z", "(= x (try? (await (?? y z))))")
    expectOutline(of: "a ? try b : try! c", "(?: a (try b) (try! c))")
  }

  @Test func `the neighbours decide where an operator belongs`() {
    expectOutline(of: "-a - -b", "(- (prefix - a) (prefix - b))")
  }

  @Test func `open ranges and operators as values are arguments`() {
    expectOutline(of: "a[...2]", "(chain a (index (prefix ... 2)))")
    expectOutline(of: "a[2...]", "(chain a (index (postfix ... 2)))")
    expectOutline(of: "r(0, +)", "(chain r (call 0 +))")
    expectOutline(of: "s(by: <)", "(chain s (call by: <))")
  }

  @Test func `an operator on the next line goes on, a prefix one starts anew`() {
    expectOutline(of: "a\n  && b\n  ? c\n  : d", "(?: (&& a b) c d)")
    expectOutline(of: "a\n-b", "a\n(prefix - b)")
  }

  @Test func `question and exclamation marks are taken one at a time`() {
    expectOutline(of: "a?.b!.c??.d", "(chain a ? .b ! .c ? ? .d)")
    expectOutline(of: "!a != b", "(!= (prefix ! a) b)")
  }

  @Test func `comparisons do not chain`() {
    expectErrors(
      in: "let a = 1 < 2 < 3",
      """
      error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
       1 | let a = 1 < 2 < 3
         |               ^ compare twice and join with '&&'
      """)
  }

  @Test func `a sum of a thousand parts is read, a longer one is refused`() {
    let short = Array(repeating: "1", count: 1_000).joined(separator: " + ")
    #expect(parse(SourceText(short)).completeness == .complete)
    let long = Array(repeating: "1", count: 10_000).joined(separator: " + ")
    let message = parse(SourceText(long)).diagnostics.first?.message ?? ""
    #expect(message.contains("try breaking up the expression"))
  }
}
