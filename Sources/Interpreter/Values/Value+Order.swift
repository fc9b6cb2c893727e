/// Whether one value stands before another, as `<` of their type says.
///
/// A type of the program brings `customLess`; cases of an enum stand in their order.
func isLess(_ left: Value, _ right: Value) -> Bool {
  switch (left, right) {
  case (.int(let left), .int(let right)): left < right
  case (.string(let left), .string(let right)): left < right
  case (.double, .double), (.int, .double), (.double, .int):
    (left.asDouble ?? 0) < (right.asDouble ?? 0)
  case (.object(let left), .object(let right)): isLess(left, right)
  default: false
  }
}

private func isLess(_ left: AnyObject, _ right: AnyObject) -> Bool {
  switch (left, right) {
  case (let first as Instance, let second as Instance):
    return first.symbol.customLess?(.object(first), .object(second)) ?? false
  case (let first as EnumValue, let second as EnumValue):
    if let less = first.enumCase.owner.customLess { return less(.object(first), .object(second)) }
    return first.enumCase.index < second.enumCase.index
  case (let first as TupleValue, let second as TupleValue):
    for (one, other) in zip(first.items, second.items) {
      if isLess(one, other) { return true }
      if isLess(other, one) { return false }
    }
    return false
  case (let first as NativeObject, let second as NativeObject):
    return first.isLess(than: second)
  default: return false
  }
}
