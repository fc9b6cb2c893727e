extension Program {
  /// How far a value of one type is from another: 0 is the same, nil can't be.
  func canConvert(_ from: Type, to target: Type) -> Int? {
    if from == target { return 0 }
    switch (from, target) {
    case (.unknown, _), (_, .unknown), (.never, _): return 1
    case (.optional(let left), .optional(let right)): return canConvert(left, to: right)
    case (_, .optional(let wrapped)): return canConvert(from, to: wrapped).map { $0 + 1 }
    case (_, .any): return 6
    case (.string, .nominal(let symbol, _)):
      // `String` and `LocalizedStringKey` are twins: the shape of the argument decides.
      return isTitle(symbol) ? 1 : nil
    case (.generic, .nominal(let symbol, _)), (.existential, .nominal(let symbol, _)):
      return isTitle(symbol) && conforms(from, to: "StringProtocol") ? 2 : nil
    case (_, .view): return isView(from) ? (from == .view ? 0 : 1) : nil
    case (_, .member), (.member, _): return 2
    case (_, .existential(let protocols)):
      return protocols.allSatisfy { conforms(from, to: $0) } ? 4 : nil
    case (.array(let left), .array(let right)): return canConvert(left, to: right)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return sum(canConvert(key, to: otherKey), canConvert(value, to: otherValue))
    case (.tuple(let left), .tuple(let right)): return convertTuple(left, right)
    case (.tuple(let elements), .void): return elements.isEmpty ? 0 : nil
    case (.function(let left), .function(let right)): return convertFunction(left, right)
    case (.metatype(let left), .metatype(let right)): return canConvert(left, to: right)
    case (.nominal, .nominal): return convertNominal(from, target)
    default: return nil
    }
  }

  /// Whether any text will do: SwiftUI takes a `LocalizedStringKey` or a `StringProtocol` there.
  private func isTitle(_ symbol: TypeSymbol) -> Bool {
    symbol.isCatalog && symbol.name == "LocalizedStringKey"
  }

  private func sum(_ left: Int?, _ right: Int?) -> Int? {
    guard let left, let right else { return nil }
    return left + right
  }

  private func convertTuple(_ left: [Type.Element], _ right: [Type.Element]) -> Int? {
    guard left.count == right.count else { return nil }
    var total = 0
    for (left, right) in zip(left, right) {
      if let one = left.label, let other = right.label, one != other { return nil }
      guard let score = canConvert(left.type, to: right.type) else { return nil }
      total += score
    }
    return total
  }

  private func convertFunction(_ left: FunctionType, _ right: FunctionType) -> Int? {
    guard left.parameters.count == right.parameters.count, !left.throws || right.throws
    else { return nil }
    var total = 0
    for (left, right) in zip(left.parameters, right.parameters) {
      guard let score = canConvert(right.type, to: left.type) else { return nil }
      total += score
    }
    return canConvert(left.result, to: right.result).map { total + $0 }
  }

  private func convertNominal(_ from: Type, _ target: Type) -> Int? {
    guard case .nominal(let left, let arguments) = from,
      case .nominal(let right, let others) = target
    else { return nil }
    if left === right {
      var total = 0
      for (left, right) in zip(arguments, others) {
        guard let score = canConvert(left, to: right) else { return nil }
        total += score
      }
      return total
    }
    if left.isCatalog, right.isCatalog, left.name.hasSuffix("KeyPath"),
      right.name.hasSuffix("KeyPath")
    {
      return convertTuple(
        arguments.map { .init(label: nil, type: $0) }, others.map { .init(label: nil, type: $0) })
    }
    return superclass(of: from).flatMap { canConvert($0, to: target) }.map { $0 + 1 }
  }
}
