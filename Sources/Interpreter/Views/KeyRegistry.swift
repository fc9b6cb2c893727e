import NavigationCore
import SwiftSubset
import Synchronization

/// A number as a type, so that one generic key can be many: each number is a type of its own.
protocol Natural {
  static var value: Int { get }
  static var twice: any Natural.Type { get }
  static var twicePlusOne: any Natural.Type { get }
}

enum Zero: Natural {
  static var value: Int { 0 }
  static var twice: any Natural.Type { Zero.self }
  static var twicePlusOne: any Natural.Type { TwicePlusOne<Zero>.self }
}

enum Twice<N: Natural>: Natural {
  static var value: Int { 2 * N.value }
  static var twice: any Natural.Type { Twice<Twice<N>>.self }
  static var twicePlusOne: any Natural.Type { TwicePlusOne<Twice<N>>.self }
}

enum TwicePlusOne<N: Natural>: Natural {
  static var value: Int { 2 * N.value + 1 }
  static var twice: any Natural.Type { Twice<TwicePlusOne<N>>.self }
  static var twicePlusOne: any Natural.Type { TwicePlusOne<TwicePlusOne<N>>.self }
}

/// The type of a number.
func natural(_ number: Int) -> any Natural.Type {
  if number == 0 { return Zero.self }
  let half = natural(number / 2)
  return number % 2 == 0 ? half.twice : half.twicePlusOne
}

/// A key of a program: the type that declares it.
final class ProgramKey {
  unowned let program: Program
  let type: Type
  let number: Int
  let numberType: any Natural.Type
  private var found: Members?
  private var erased: ErasedPreferenceKey<Value>?

  private struct Members {
    let epoch: Int
    let revision: Int
    let readDefault: ((Machine) -> Value)?
    let reduce: CallTarget?
    let keepsLast: Bool
  }

  init(_ program: Program, _ type: Type, _ number: Int) {
    self.program = program
    self.type = type
    self.number = number
    numberType = natural(number)
  }

  var name: String { type.description }

  /// The key as preferences take it that are sent and heard many times an input.
  var preference: ErasedPreferenceKey<Value> {
    if let erased { return erased }
    func open<N: Natural>(_ number: N.Type) -> ErasedPreferenceKey<Value> {
      ErasedPreferenceKey(
        standingFor: InterpretedPreferenceKey<N>.self, name: name,
        defaultValue: { [unowned self] in defaultValue },
        reduce: { [unowned self] in program.reduce(self, $0, $1) })
    }
    let made = open(numberType)
    erased = made
    return made
  }

  var defaultValue: Value {
    guard program.machine.halt == nil else { return .none }
    // An optional `Value` has a default of nil without saying so.
    return members.readDefault?(program.machine) ?? .none
  }

  /// The key's own `reduce`; nil when it has none.
  var reduce: CallTarget? { members.reduce }

  /// Whether its `reduce` only takes the next value, as that of most keys.
  var keepsLast: Bool { members.keepsLast }

  /// Looked up once a change of the program: preferences ask many times an input.
  private var members: Members {
    if let found, found.epoch == program.epoch, found.revision == program.revision { return found }
    let reduce = program.staticFunction("reduce", of: type, parameters: 2)
    let members = Members(
      epoch: program.epoch, revision: program.revision,
      readDefault: program.staticReader("defaultValue", of: type), reduce: reduce,
      keepsLast: reduce?.declaration?.keepsLast ?? false)
    found = members
    return members
  }
}

extension FunctionDeclaration {
  /// Whether it is `value = nextValue()` and nothing besides.
  fileprivate var keepsLast: Bool {
    guard parameters.count == 2, let statements = body?.statements, statements.count == 1,
      case .expression(.assignment(.name(let target, _), nil, let value, _)) = statements[0],
      target.text == parameters[0].name.text,
      case .postfix(.name(let source, _), let suffixes) = value,
      source.text == parameters[1].name.text, suffixes.count == 1,
      case .call(let call) = suffixes[0]
    else { return false }
    return call.written.isEmpty
  }
}

/// Which key each number stands for: static members of a compiled key find their program here.
///
/// Keys are used on the thread of their program alone; only the table is shared between threads.
/// A number comes back when its program is gone, and with it every view that could ask.
enum KeyRegistry {
  /// A program takes its keys out before they go.
  private struct Entry: @unchecked Sendable { unowned(unsafe) var key: ProgramKey? }

  private struct Table {
    var entries: [Entry] = []
    var free: [Int] = []
  }

  private static let table = Mutex(Table())

  static func enter(_ program: Program, _ type: Type) -> ProgramKey {
    let number = table.withLock { table -> Int in
      if let free = table.free.popLast() { return free }
      table.entries.append(Entry(key: nil))
      return table.entries.count - 1
    }
    let key = ProgramKey(program, type, number)
    let entry = Entry(key: key)
    table.withLock { $0.entries[number] = entry }
    return key
  }

  static func leave(_ numbers: [Int]) {
    table.withLock { table in
      for number in numbers { table.entries[number] = Entry(key: nil) }
      table.free += numbers
    }
  }

  static subscript(number: Int) -> ProgramKey? {
    table.withLock { $0.entries.indices.contains(number) ? $0.entries[number] : nil }?.key
  }
}
