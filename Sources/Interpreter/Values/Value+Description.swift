import NavigationCore

/// The name of the type a value has by itself.
func dynamicTypeName(of value: Value) -> String {
  switch value {
  case .none: "nil"
  case .bool: "Bool"
  case .int: "Int"
  case .double: "Double"
  case .string: "String"
  case .object(let object):
    switch object {
    case let it as Instance: it.layout.type.description
    case let it as EnumValue: it.enumCase.owner.name
    case is ArrayValue: "Array"
    case is DictionaryValue: "Dictionary"
    case is SetValue: "Set"
    case is TupleValue: "tuple"
    case is RangeValue: "Range"
    case let it as MetatypeValue: it.type.description + ".Type"
    case let it as OptionalValue: it.type.description
    case let it as ClosureValue: it.type.description
    case is BindingValue: "Binding"
    case let it as KeyPathValue: "KeyPath<\(it.root), Value>"
    case let it as NativeObject: it.typeName
    default: ErasedView(object: object) == nil ? "\(type(of: object))" : "some View"
    }
  }
}
