/// The words that Swift reserves everywhere.
///
/// Words with a meaning in one place only (`get`, `some`, `async`, `lazy`) are ordinary names.
public enum Keyword: String, Sendable, CaseIterable {
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`
  case `init`, `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `static`, `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `rethrows`, `return`, `switch`, `throw`, `where`
  case `while`
  case any = "Any", `as`, `false`, `is`, `nil`, selfType = "Self", `self`, `super`, `throws`
  case `true`, `try`
}

extension Keyword {
  /// Returns the keyword that `bytes` spell, or nil.
  init?(spelledBy bytes: UnsafeBufferPointer<UInt8>) {
    guard (2...15).contains(bytes.count) else { return nil }
    for entry in keywordsByFirstByte[Int(bytes[0] & 0x3F)] where entry.spelling.count == bytes.count
    {
      if entry.spelling.elementsEqual(bytes) {
        self = entry.keyword
        return
      }
    }
    return nil
  }
}

struct KeywordSpelling: Sendable {
  let spelling: [UInt8]
  let keyword: Keyword
}

/// The keywords in drawers by their first letter, so that most names are told apart at once.
let keywordsByFirstByte: [[KeywordSpelling]] = {
  var drawers = [[KeywordSpelling]](repeating: [], count: 64)
  for keyword in Keyword.allCases {
    let spelling = Array(keyword.rawValue.utf8)
    drawers[Int(spelling[0] & 0x3F)].append(KeywordSpelling(spelling: spelling, keyword: keyword))
  }
  return drawers
}()
