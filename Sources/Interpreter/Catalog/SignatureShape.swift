import SwiftSubset

/// What a signature says: how many parameters it has and which types it names.
struct SignatureShape {
  var parameterCount = 0
  var isStatic = false
  var generics: Set<String> = []
  /// The types by their full names, `A.B`.
  var types: Set<String> = []

  init(_ declaration: Declaration) {
    switch declaration {
    case .function(let it):
      isStatic = it.head.has("static")
      add(it.generics)
      add(it.parameters)
      if let result = it.result { add(result) }
    case .initializer(let it):
      isStatic = true
      add(it.generics)
      add(it.parameters)
    case .subscript(let it):
      add(it.generics)
      add(it.parameters)
      add(it.result)
    case .variable(let it):
      isStatic = it.head.has("static")
      for binding in it.bindings { if let type = binding.type { add(type) } }
    default: break
    }
  }

  private mutating func add(_ clause: GenericClause) {
    for parameter in clause.parameters {
      generics.insert(parameter.name.text)
      if let bound = parameter.bound { add(bound) }
    }
  }

  private mutating func add(_ parameters: [Parameter]) {
    parameterCount = parameters.count
    for parameter in parameters { add(parameter.type) }
  }

  private mutating func add(_ type: TypeReference) {
    switch type {
    case .named(let components, _):
      types.insert(components.map(\.name.text).joined(separator: "."))
      for generic in components.flatMap(\.generics) { add(generic) }
    case .optional(let inner, _), .implicitlyUnwrapped(let inner, _), .array(let inner, _),
      .some(let inner, _), .any(let inner, _), .metatype(let inner, _), .mutable(let inner, _),
      .attributed(_, let inner):
      add(inner)
    case .dictionary(let key, let value, _):
      add(key)
      add(value)
    case .tuple(let elements, _): for element in elements { add(element.type) }
    case .function(let parameters, _, _, let result, _):
      for parameter in parameters { add(parameter.type) }
      add(result)
    case .composition(let types, _): for type in types { add(type) }
    case .missing: break
    }
  }
}
