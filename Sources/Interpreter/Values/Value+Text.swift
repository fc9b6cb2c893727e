/// What `print` and an interpolation show of a value; the static type says what is optional.
func text(of value: Value, _ type: Type = .unknown) -> String {
  if case .string(let text) = value, !isOptional(type) { return text }
  return ValueWriter(isDebug: false).text(value, type)
}

/// What a collection or `debugPrint` shows of it: texts stand in quotes.
func debugText(of value: Value, _ type: Type = .unknown) -> String {
  ValueWriter(isDebug: true).text(value, type)
}

private func isOptional(_ type: Type) -> Bool {
  if case .optional = type { return true }
  return false
}

/// Writes values as Swift describes them.
private struct ValueWriter {
  /// Whether the outermost text stands in quotes; inner ones always do.
  let isDebug: Bool
  /// Values inside each other that are shown; deeper ones are left out.
  private static let deepest = 64
  var depth = 0

  private var inner: ValueWriter { ValueWriter(isDebug: true, depth: depth + 1) }

  func text(_ value: Value, _ type: Type) -> String {
    if depth > ValueWriter.deepest { return "..." }
    if case .optional(let wrapped) = type {
      return value.isNone ? "nil" : "Optional(" + inner.text(value, wrapped) + ")"
    }
    switch value {
    case .none: return type == .void || type == .unknown ? "()" : "nil"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return type == .double ? "\(Double(value))" : "\(value)"
    case .double(let value): return "\(value)"
    case .string(let value): return isDebug ? value.debugDescription : value
    case .object(let object): return text(object, type)
    }
  }

  private func text(_ object: AnyObject, _ type: Type) -> String {
    switch object {
    case let it as Instance: instance(it)
    case let it as EnumValue: enumCase(it)
    case let it as ArrayValue: array(it.items, elementType(type))
    case let it as SetValue: array(it.items.liveKeys, .unknown)
    case let it as DictionaryValue: dictionary(it, type)
    case let it as TupleValue: tuple(it, type)
    case let it as RangeValue: range(it)
    case let it as MetatypeValue: it.type.runtimeName
    case let it as OptionalValue: text(it.value, it.type)
    case is ClosureValue: "(Function)"
    case let it as KeyPathValue: "\\" + ([it.root.description] + it.names).joined(separator: ".")
    case let it as NativeObject: it.text
    default: dynamicTypeName(of: .object(object))
    }
  }

  private func instance(_ instance: Instance) -> String {
    if let text = instance.symbol.customText?(.object(instance)) { return text }
    if instance.isClass { return instance.layout.type.description }
    let fields = zip(instance.layout.names, instance.layout.types).enumerated().map {
      $1.0 + ": " + inner.text(instance[$0], $1.1)
    }
    return instance.layout.type.description + "(" + fields.joined(separator: ", ") + ")"
  }

  private func enumCase(_ value: EnumValue) -> String {
    if let text = value.enumCase.owner.customText?(.object(value)) { return text }
    if value.payload.isEmpty { return value.enumCase.name }
    let parts = value.payload.enumerated().map { index, part in
      let label = value.enumCase.parameters?[index].label?.text
      return (label.map { $0 + ": " } ?? "") + inner.text(part, .unknown)
    }
    return value.enumCase.name + "(" + parts.joined(separator: ", ") + ")"
  }

  private func elementType(_ type: Type) -> Type {
    if case .array(let element) = type { return element }
    return .unknown
  }

  private func array(_ items: [Value], _ element: Type) -> String {
    "[" + items.map { inner.text($0, element) }.joined(separator: ", ") + "]"
  }

  private func dictionary(_ dictionary: DictionaryValue, _ type: Type) -> String {
    var types: (key: Type, value: Type) = (.unknown, .unknown)
    if case .dictionary(let key, let value) = type { types = (key, value) }
    let parts = dictionary.items.pairs.map {
      inner.text($0.key, types.key) + ": " + inner.text($0.value, types.value)
    }
    return parts.isEmpty ? "[:]" : "[" + parts.joined(separator: ", ") + "]"
  }

  private func tuple(_ tuple: TupleValue, _ type: Type) -> String {
    var elements: [Type.Element] = []
    if case .tuple(let known) = type { elements = known }
    let parts = tuple.items.enumerated().map { index, item in
      let known = elements.indices.contains(index) ? elements[index] : nil
      let label = known?.label ?? tuple.labels[index]
      return (label.map { $0 + ": " } ?? "") + inner.text(item, known?.type ?? .unknown)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func range(_ range: RangeValue) -> String {
    let ends = [range.lower, range.upper].map { end in
      end.map { ValueWriter(isDebug: false, depth: depth + 1).text($0, .unknown) } ?? ""
    }
    return ends[0] + (range.isClosed ? "..." : "..<") + ends[1]
  }
}
