import Interpreter
import SwiftSubset
import Testing

/// Programs of Swift's library with what they print, as the compiler's programs print it.
struct StandardLibraryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    var printed: [String]
    var testDescription: String { source }

    init(_ source: String, _ printed: String...) {
      self.source = source
      self.printed = printed
    }
  }

  @Test(arguments: cases) func `prints what the compiler's program prints`(_ it: Case) {
    let program = Program(ProgramOptions(isBare: true))
    let evaluation = program.run(parse(SourceText(it.source)))
    #expect(evaluation.diagnostics.map(\.diagnostic.message) == [])
    #expect(evaluation.printed == it.printed)
  }

  static let cases: [Case] = [
    Case(
      #"""
      print([3, 1, 2].sorted(), [3, 1, 2].sorted(by: >), ["b", "a"].sorted { $0 < $1 })
      """#,
      #"[1, 2, 3] [3, 2, 1] ["a", "b"]"#),
    Case(
      #"""
      print([1, 2, 3].map { $0 * 2 }, ["1", "x", "3"].compactMap { Int($0) }, [[1], [2, 3]].flatMap { $0 })
      """#,
      #"[2, 4, 6] [1, 3] [1, 2, 3]"#),
    Case(
      #"""
      print([1, 2, 3, 4].filter { $0 % 2 == 0 }, [1, 2, 3].reduce(0, +), [1, 2, 3].reduce(into: [Int]()) { $0.append($1 + 1) })
      """#,
      #"[2, 4] 6 [2, 3, 4]"#),
    Case(
      #"""
      print([1, 2, 3].contains(2), [1, 2, 3].contains { $0 > 3 }, [1, 2, 3].firstIndex(of: 2) ?? -1, [1, 2, 3].firstIndex { $0 > 5 } ?? -1)
      """#,
      #"true false 1 -1"#),
    Case(
      #"""
      print(["a", "b"].joined(separator: ", "), ["a", "b"].joined(), [1, 2, 3].first ?? 0, [1, 2, 3].last ?? 0)
      """#,
      #"a, b ab 1 3"#),
    Case(
      #"""
      print([1, 2, 3].prefix(2), [1, 2, 3].suffix(2), [1, 2, 3].dropFirst(), [1, 2, 3].dropLast(2))
      """#,
      #"[1, 2] [2, 3] [2, 3] [1]"#),
    Case(
      #"""
      print([3, 1, 2].min() ?? 0, [3, 1, 2].max() ?? 0, [1, 2].allSatisfy { $0 > 0 }, [1, 2, 3].isEmpty, [1, 2, 3].count)
      """#,
      #"1 3 true false 3"#),
    Case(
      #"""
      print(Array([1, 2, 3].reversed()), [5, 6].enumerated().map { "\($0.offset)=\($0.element)" })
      """#,
      #"[3, 2, 1] ["0=5", "1=6"]"#),
    Case(
      #"""
      print(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" }, Array(repeating: 7, count: 3), Array(0..<4), Array("abc"))
      """#,
      #"["1a", "2b"] [7, 7, 7] [0, 1, 2, 3] ["a", "b", "c"]"#),
    Case(
      #"""
      print(Array(stride(from: 0, to: 10, by: 4)), Array(stride(from: 1.0, through: 2.0, by: 0.5)), (1...5).map { $0 * $0 })
      """#,
      #"[0, 4, 8] [1.0, 1.5, 2.0] [1, 4, 9, 16, 25]"#),
    Case(
      #"""
      print((0..<5).contains(5), (0...5).contains(5), (2..<7).count, (2..<7).lowerBound, (2...7).upperBound)
      """#,
      #"false true 5 2 7"#),
    Case(
      #"""
      var numbers = [1, 2, 3]
      numbers.append(4)
      numbers.insert(0, at: 0)
      numbers.remove(at: 1)
      numbers.removeLast()
      print(numbers)
      """#,
      #"[0, 2, 3]"#),
    Case(
      #"""
      var list = [4, 2, 9]
      list.sort()
      list.swapAt(0, 2)
      list += [1]
      list.append(contentsOf: [7, 8])
      list.reverse()
      print(list)
      """#,
      #"[8, 7, 1, 2, 4, 9]"#),
    Case(
      #"""
      var few = [1, 2, 3, 4, 5]
      few.removeAll { $0 > 3 }
      few.removeFirst()
      few.removeAll()
      print(few, few.first as Any)
      """#,
      #"[] nil"#),
    Case(
      #"""
      var ages = ["a": 1]
      ages["b"] = 2
      ages["a"]? += 5
      print(ages["a"] ?? 0, ages["z"] ?? -1, ages.count, ages.keys.sorted(), ages.values.sorted())
      ages.removeValue(forKey: "a")
      ages.updateValue(9, forKey: "c")
      print(ages["c", default: 0], ages["d", default: 3], ages.mapValues { $0 * 2 }["c"] ?? 0)
      """#,
      #"6 -1 2 ["a", "b"] [2, 6]"#, #"9 3 18"#),
    Case(
      #"""
      var counts: [Character: Int] = [:]
      for letter in "banana" { counts[letter, default: 0] += 1 }
      print(counts["a"] ?? 0, counts["n"] ?? 0)
      """#,
      #"3 2"#),
    Case(
      #"""
      print(Dictionary(grouping: [1, 2, 3, 4]) { $0 % 2 }[0] ?? [], Dictionary(uniqueKeysWithValues: [("k", 1)]), ["x": 1].merging(["x": 2]) { $0 + $1 })
      """#,
      #"[2, 4] ["k": 1] ["x": 3]"#),
    Case(
      #"""
      var set: Set = [1, 2]
      set.insert(2)
      set.insert(3)
      print(set.contains(3), set.count, set.union([9]).count, set.intersection([1, 9]), set.isSubset(of: [1, 2, 3, 4]))
      """#,
      #"true 3 4 [1] true"#),
    Case(
      #"""
      print("Hello".count, "Hello".uppercased(), "Hello".lowercased(), "Hello".hasPrefix("He"), "Hello".hasSuffix("lo"), "Hello".contains("ell"))
      """#,
      #"5 HELLO hello true true true"#),
    Case(
      #"""
      print("a,b,,c".split(separator: ","), "a b".split(separator: " ").map { String($0) }, String("abc".reversed()), "abc".first ?? "-", "".isEmpty)
      """#,
      #"["a", "b", "c"] ["a", "b"] cba a true"#),
    Case(
      #"""
      print("hello".prefix(2), "hello".suffix(3), "hello".dropFirst(), String(repeating: "ab", count: 3), "abc".map { String($0) + "!" })
      """#,
      #"he llo ello ababab ["a!", "b!", "c!"]"#),
    Case(
      #"""
      var word = "Hi"
      word.append("!")
      word += "?"
      word.insert("x", at: word.startIndex)
      word.removeLast()
      print(word, word[word.startIndex])
      """#,
      #"xHi! x"#),
    Case(
      #"""
      print(Int("42") ?? 0, Int("x") ?? -1, Double("2.5") ?? 0, String(3.0), String(7), Int(3.9), Int(-3.9), Double(5 / 2), Bool("true") ?? false)
      """#,
      #"42 -1 2.5 3.0 7 3 -3 2.0 true"#),
    Case(
      #"""
      print(7.isMultiple(of: 7), (2.5).rounded(), (-2.5).rounded(), (2.4).rounded(.up), (9.0).squareRoot(), abs(-4), abs(-1.5), max(1, 5, 3), min(2.5, 1))
      """#,
      #"true 3.0 -3.0 3.0 3.0 4 1.5 5 1.0"#),
    Case(
      #"""
      print(Int.max, Double.pi, Double.infinity, 255 .description, String(255, radix: 16), Int("ff", radix: 16) ?? 0, 7.quotientAndRemainder(dividingBy: 2))
      """#,
      #"9223372036854775807 3.141592653589793 inf 255 ff 255 (quotient: 3, remainder: 1)"#),
    Case(
      #"""
      let name: String? = "x"
      print(name.map { $0 + "!" } ?? "-", name?.count ?? 0, Optional<Int>.none as Any, name as Any)
      """#,
      #"x! 1 nil Optional("x")"#),
    Case(
      #"""
      print("\([Optional(1), nil])", ["a\nb"], [1.0, 2.5], (1, "a"), (x: 1, y: 2.0), 0..<3, [1: "a"], "q\"q")
      """#,
      #"[Optional(1), nil] ["a\nb"] [1.0, 2.5] (1, "a") (x: 1, y: 2.0) 0..<3 [1: "a"] q"q"#),
    Case(
      #"""
      print("a", 1, true, separator: "-", terminator: "!\n")
      """#,
      #"a-1-true!"#),
    Case(
      #"""
      print("é".count, "👨‍👩‍👧".count, "e\u{301}" == "é", "Zebra" < "apple", "b" > "a", "\r\n".count)
      """#,
      #"1 1 true true true 1"#),
    Case(
      #"""
      let c: Character = "7"
      print(c.isNumber, c.isLetter, c.wholeNumberValue ?? 0, Character("x").uppercased(), c)
      """#,
      #"true false 7 X 7"#),
    Case(
      #"""
      print([1, 2, 3].elementsEqual([1, 2, 3]), [1, 2] == [1, 2], [1, 2] != [2, 1], (1, 2) == (1, 2), [[1], [2]].joined().map { $0 })
      """#,
      #"true true true true [1, 2]"#),
    Case(
      #"""
      print([3, 1, 2].min { $0 > $1 } ?? 0, ["aa", "b"].max { $0.count < $1.count } ?? "", [1, 2, 3, 4].drop { $0 < 3 }, [1, 2, 3].prefix { $0 < 3 })
      """#,
      #"3 aa [3, 4] [1, 2]"#),
    Case(
      #"""
      print([1, 2, 3].last { $0 < 3 } ?? 0, [1, 2, 3].first { $0 > 1 } ?? 0, [1, 2, 1].lastIndex(of: 1) ?? -1, [1, 2, 3].starts(with: [1, 2]))
      """#,
      #"2 2 2 true"#),
    Case(
      #"""
      print(0.1 + 0.2, 1e16, 123456789.0, 1.0, -0.0, 5 / 2.0, 7 % 3, -7 / 2, -7 % 3, Double(7).truncatingRemainder(dividingBy: 4))
      """#,
      #"0.30000000000000004 1e+16 123456789.0 1.0 -0.0 2.5 1 -3 -1 3.0"#),
  ]
}
