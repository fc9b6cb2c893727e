struct Matrix<Element: Numeric>: Equatable where Element: Comparable {
  private var cells: [[Element]]
  let rows: Int, columns: Int

  init?(rows: Int, columns: Int, repeating value: Element = 0) {
    guard rows > 0 && columns > 0 else { return nil }
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: value, count: columns), count: rows)
  }

  subscript(row: Int, column: Int) -> Element {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }

  static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    for row in 0..<lhs.rows { for column in 0..<lhs.columns { result[row, column] += rhs[row, column] } }
    return result
  }

  static prefix func - (matrix: Matrix) -> Matrix { matrix }
}

enum ParseError: Error { case empty, unexpected(Character, at: Int) }

func parse(_ text: String) throws -> [Int] {
  defer { print("done") }
  if text.isEmpty { throw ParseError.empty }
  var numbers = [Int](), current: Int? = nil
  scan: for (offset, character) in text.enumerated() {
    switch character {
    case "0"..."9":
      current = (current ?? 0) * 10 + character.wholeNumberValue!
    case ",", ";":
      if let value = current { numbers.append(value) }
      current = nil
    case _ where character.isWhitespace: continue scan
    case "#": break scan
    default:
      throw ParseError.unexpected(character, at: offset)
    }
  }
  return numbers + (current.map { [$0] } ?? [])
}

func attempt() -> Int {
  do {
    let numbers = try parse("1, 2")
    return numbers.reduce(0, +)
  } catch ParseError.unexpected(let character, let at) where at > 0 {
    print("\(character) at \(at)")
  } catch is ParseError, let _ as CancellationError {
    return -1
  } catch {
    print(error)
  }
  var n = 10
  repeat { n -= 1 } while n > 5
  while let last = [1, 2].last, last != n, n >= 0 { n -= last }
  for case let (index, value?) in [1, nil, 3].enumerated() where index != 1 { n += value }
  if case 1...5 = n, case .some(let x) = Optional(n) { n &+= x << 2 & 0xFF | 0b1010 ^ 0o17 }
  let text = n > 3 ? "big" : n < 0 ? "negative" : "small"
  let size = if n > 3 { 1_000.5e-3 } else if n == 2 { 2 } else { 0x1p4 }
  let sorted = ["b", "a"].sorted(by: <), first = try? parse(text)[0...].first as Any? as? Int ?? 9
  _ = (sorted, first, size)
  outer: if n > 0 {
    if n == 1 { break outer }
    fatalError("no")
  }
  return (n as Int) % 3 == 0 || !(n is Int) ? n : -n
}
