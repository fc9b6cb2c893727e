import CProgram
import SwiftSubset

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The arguments one by one, in the order written, with getopt_long's habits.
struct ArgumentReader {
  enum Item {
    case plain(String)
    case option(Option, String)
  }

  private let count: Int32
  private let values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private var rest: Int32?

  init(_ count: Int32, _ values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) {
    self.count = count
    self.values = values
  }

  /// The next one, or nil at the end.
  mutating func next() throws -> Item? {
    if let index = rest {
      guard index < count else { return nil }
      rest = index + 1
      return .plain(argument(index))
    }
    let found = nextOption()
    let value = found.argument.map { String(cString: $0) } ?? ""
    switch found.code {
    case -1:
      rest = found.index
      return try next()
    case 1: return .plain(value)
    case 256...:
      return .option(Option.allCases[Int(found.code) - 256], value)
    case Int32(UInt8(ascii: "?")): throw unknown(found)
    case Int32(UInt8(ascii: ":")): throw missing(found)
    default:
      guard let option = Option(letter: UInt8(truncatingIfNeeded: found.code)) else {
        preconditionFailure("Each letter that getopt_long knows is an option.")
      }
      return .option(option, value)
    }
  }

  private func nextOption() -> program_option {
    let names = Option.allCases.map { strdup($0.takesValue ? $0.rawValue + "=" : $0.rawValue) }
    defer { for name in names { free(name) } }
    let table = names.map { UnsafePointer($0) } + [nil]
    return program_next_option(count, values, Option.letters, table)
  }

  private func unknown(_ found: program_option) -> UsageMistake {
    if found.culprit >= 256 {
      let option = Option.allCases[Int(found.culprit) - 256]
      return UsageMistake("\(option.spelling) takes no value")
    }
    if found.culprit > 0 {
      let letter = String(decoding: [UInt8(truncatingIfNeeded: found.culprit)], as: UTF8.self)
      return UsageMistake("there is no option -\(letter)")
    }
    let written = argument(found.index - 1)
    let name = String(written.dropFirst(2).prefix { $0 != "=" })
    let fitting = Option.allCases.map(\.rawValue).filter { $0.hasPrefix(name) }
    if fitting.count > 1 {
      let names = fitting.map { "--\($0)" }.joined(separator: ", ")
      return UsageMistake("--\(name) is short for several options: \(names)")
    }
    let near = nearestSpelling(to: name, among: Option.allCases.map(\.rawValue))
    return UsageMistake(
      "there is no option --\(name)" + (near.map { "; did you mean --\($0)?" } ?? ""))
  }

  private func missing(_ found: program_option) -> UsageMistake {
    let option =
      found.culprit >= 256
      ? Option.allCases[Int(found.culprit) - 256]
      : Option(letter: UInt8(truncatingIfNeeded: found.culprit)) ?? .command
    return UsageMistake("\(option.spelling) needs a value, such as \(option.example)")
  }

  private func argument(_ index: Int32) -> String {
    values[Int(index)].map { String(cString: $0) } ?? ""
  }
}
