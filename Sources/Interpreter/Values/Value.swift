/// Any value of the running program.
///
/// Values describe themselves: an object says which type it has. Only an optional does not: `.none`
/// is nil (and `()`), a present optional is just its value, and the static type knows the rest.
/// `CGFloat`, `Float` and `Double` are doubles; every integer type is an int; a `Character` is a
/// string of one.
enum Value {
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case object(AnyObject)
}

extension Value {
  @inline(__always) var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  @inline(__always) var object: AnyObject? {
    if case .object(let object) = self { return object }
    return nil
  }

  /// The object if it is of this very class; classes of values have no subclasses in use here.
  @inline(__always) func object<T: AnyObject>(_ type: T.Type) -> T? {
    if case .object(let object) = self { return object as? T }
    return nil
  }

  @inline(__always) var asInt: Int? {
    if case .int(let value) = self { return value }
    return nil
  }

  /// A double, or an int that stands where a double is wanted.
  @inline(__always) var asDouble: Double? {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }

  @inline(__always) var asBool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  @inline(__always) var asString: String? {
    if case .string(let value) = self { return value }
    return nil
  }
}
