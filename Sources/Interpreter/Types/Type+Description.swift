extension Type: CustomStringConvertible {
  /// The type as Swift writes it.
  var description: String {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .void: "()"
    case .never: "Never"
    case .any: "Any"
    case .unknown: "_"
    case .view: "some View"
    case .nominal(let symbol, let arguments): symbol.name + Type.list(arguments, in: ("<", ">"))
    case .optional(let wrapped):
      switch wrapped {
      case .function: "(\(wrapped))?"
      default: "\(wrapped)?"
      }
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key) : \(value)]"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }
        .joined(separator: ", ") + ")"
    case .function(let function):
      "("
        + function.parameters.map { ($0.isInout ? "inout " : "") + $0.type.description }
        .joined(separator: ", ") + ")" + (function.throws ? " throws" : "")
        + " -> " + (function.result == .void ? "Void" : "\(function.result)")
    case .generic(let parameter): parameter.name
    case .member(let base, let name): "\(base).\(name)"
    case .existential(let protocols): "any " + protocols.map(\.name).joined(separator: " & ")
    case .metatype(let type): "\(type).Type"
    }
  }

  /// The type as a value shows it: `Array<Int>`.
  var runtimeName: String {
    switch self {
    case .optional(let wrapped): "Optional<\(wrapped.runtimeName)>"
    case .array(let element): "Array<\(element.runtimeName)>"
    case .dictionary(let key, let value):
      "Dictionary<\(key.runtimeName), \(value.runtimeName)>"
    case .nominal(let symbol, let arguments):
      symbol.shortName
        + (arguments.isEmpty
          ? "" : "<" + arguments.map(\.runtimeName).joined(separator: ", ") + ">")
    default: description
    }
  }

  private static func list(_ types: [Type], in brackets: (String, String)) -> String {
    types.isEmpty
      ? "" : brackets.0 + types.map(\.description).joined(separator: ", ") + brackets.1
  }
}
