import SwiftSubset

extension Attribute {
  /// The type in `@Environment(Model.self)`.
  var objectType: TypeReference? {
    guard case .postfix(.name(let name, let generics), let suffixes)? = arguments?.first?.value,
      case .member(let last, _)? = suffixes.last, last.text == "self"
    else { return nil }
    var components = [TypeReference.Component(name: name, generics: generics)]
    for case .member(let inner, let generics) in suffixes.dropLast() {
      components.append(TypeReference.Component(name: inner, generics: generics))
    }
    return .named(components, name.range)
  }

  /// The names in `@Environment(\.presentationMode)`.
  var pathNames: [String] {
    guard case .keyPath(_, let suffixes, _)? = arguments?.first?.value else { return [] }
    return suffixes.compactMap {
      if case .member(let name, _) = $0, name.text != "self" { name.text } else { nil }
    }
  }
}
