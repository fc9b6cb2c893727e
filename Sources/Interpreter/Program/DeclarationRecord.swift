import SwiftSubset

/// One declaration of the program, as it was typed.
final class DeclarationRecord {
  let name: String
  let kind: Declared.Kind
  let source: SourceText
  let range: SourceRange
  let declaration: Declaration
  let isComponent: Bool
  /// The names its bodies mention.
  lazy var mentions: Set<String> = namesMentioned(in: declaration)
  /// Whether checking it found names that are not there yet.
  var missing: [Fault] = []
  var isWaiting: Bool { !missing.isEmpty }

  init(
    name: String, kind: Declared.Kind, source: SourceText, declaration: Declaration,
    isComponent: Bool
  ) {
    self.name = name
    self.kind = kind
    self.source = source
    range = declaration.range
    self.declaration = declaration
    self.isComponent = isComponent
  }
}
