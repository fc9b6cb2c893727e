/// The slots of one call: its arguments first (slot 0 is `self` in a method), then its locals.
typealias Frame = UnsafeMutablePointer<Value>

/// A lowered expression; the static type picks the case, so that numbers stay unboxed.
enum Code {
  case int((Machine, Frame) -> Int)
  case double((Machine, Frame) -> Double)
  case bool((Machine, Frame) -> Bool)
  case value((Machine, Frame) -> Value)
}

/// A lowered statement.
typealias Action = (Machine, Frame) -> Flow

/// How a statement ended.
enum Flow {
  case next, `break`, `continue`, `return`, thrown, halted, fellThrough
}

/// A function of the catalog on the slots of its arguments; slot 0 is the receiver of a member.
///
/// A mutating member changes slot 0, which is written back. After calling a closure of the program
/// it asks `machine.isStopped` and returns at once if it is.
typealias NativeCode = (Machine, Frame) -> Value
