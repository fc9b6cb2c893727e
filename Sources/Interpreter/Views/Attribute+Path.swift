import SwiftSubset

extension Attribute {
  /// The names in `@Environment(\.presentationMode)`.
  var pathNames: [String] {
    guard case .keyPath(_, let suffixes, _)? = arguments?.first?.value else { return [] }
    return suffixes.compactMap { if case .member(let name, _) = $0 { name.text } else { nil } }
  }
}
