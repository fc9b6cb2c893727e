/// Whether two values are equal as their types say: a type's own `==`, else part by part.
func isEqual(_ left: Value, _ right: Value) -> Bool {
  switch (left, right) {
  case (.none, .none): true
  case (.bool(let left), .bool(let right)): left == right
  case (.int(let left), .int(let right)): left == right
  case (.double(let left), .double(let right)): left == right
  case (.int(let left), .double(let right)): Double(left) == right
  case (.double(let left), .int(let right)): left == Double(right)
  case (.string(let left), .string(let right)): left == right
  case (.object(let left), .object(let right)): isEqual(left, right)
  default: false
  }
}

private func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
  switch (left, right) {
  case (let left as Instance, let right as Instance): Instance.areEqual(left, right)
  case (let left as EnumValue, let right as EnumValue): EnumValue.areEqual(left, right)
  case (let left as ArrayValue, let right as ArrayValue):
    left === right || left.items.elementsEqual(right.items, by: isEqual)
  case (let left as TupleValue, let right as TupleValue):
    left.items.elementsEqual(right.items, by: isEqual)
  case (let left as DictionaryValue, let right as DictionaryValue):
    left.items.count == right.items.count
      && left.items.pairs.allSatisfy { pair in
        right.items[pair.key].map { isEqual($0, pair.value) } ?? false
      }
  case (let left as SetValue, let right as SetValue):
    left.items.count == right.items.count
      && left.items.liveKeys.allSatisfy { right.items[$0] != nil }
  case (let left as RangeValue, let right as RangeValue):
    left.isClosed == right.isClosed && isEqual(left.lower ?? .none, right.lower ?? .none)
      && isEqual(left.upper ?? .none, right.upper ?? .none)
  case (let left as MetatypeValue, let right as MetatypeValue): left.type == right.type
  case (let left as OptionalValue, let right as OptionalValue): isEqual(left.value, right.value)
  case (let left as KeyPathValue, let right as KeyPathValue): left.isEqual(to: right)
  case (let left as NativeObject, let right as NativeObject): left.isEqual(to: right)
  default: left === right
  }
}

/// Feeds a value to a hasher; equal values feed the same.
func hash(of value: Value, into hasher: inout Hasher) {
  switch value {
  case .none: hasher.combine(0 as UInt8)
  case .bool(let value): hasher.combine(value)
  case .int(let value): hasher.combine(Double(value))
  case .double(let value): hasher.combine(value)
  case .string(let value): hasher.combine(value)
  case .object(let object): hash(of: object, into: &hasher)
  }
}

private func hash(of object: AnyObject, into hasher: inout Hasher) {
  switch object {
  case let it as Instance: it.hash(into: &hasher)
  case let it as EnumValue: it.hash(into: &hasher)
  case let it as ArrayValue: for item in it.items { hash(of: item, into: &hasher) }
  case let it as TupleValue: for item in it.items { hash(of: item, into: &hasher) }
  case let it as DictionaryValue: hasher.combine(it.items.count)
  case let it as SetValue: hasher.combine(it.items.count)
  case let it as RangeValue:
    hash(of: it.lower ?? .none, into: &hasher)
    hash(of: it.upper ?? .none, into: &hasher)
  case let it as MetatypeValue: hasher.combine(it.type)
  case let it as OptionalValue: hash(of: it.value, into: &hasher)
  case let it as KeyPathValue: hasher.combine(it.names)
  case let it as NativeObject: it.hash(into: &hasher)
  default: hasher.combine(ObjectIdentifier(object))
  }
}
