import SwiftSubset

extension Program {
  /// What to remember of a declaration; nil for those that say nothing by themselves.
  func record(
    _ declaration: Declaration, _ source: SourceText, _ isComponent: Bool
  ) -> DeclarationRecord? {
    func make(_ name: String, _ kind: Declared.Kind) -> DeclarationRecord {
      DeclarationRecord(
        name: name, kind: kind, source: source, declaration: declaration, isComponent: isComponent)
    }
    switch declaration {
    case .type(let it):
      let isView = it.inherited.contains { source.text($0.range).hasSuffix("View") }
      return make(it.name.text, isView ? .view : .type)
    case .protocol(let it): return make(it.name.text, .protocol)
    case .typealias(let it): return make(it.name.text, .alias)
    case .extension(let it): return make(source.text(it.extended.range), .extension)
    case .function(let it): return make(it.name.text, .function)
    case .variable: return declaration.declaredName.map { make($0, .variable) }
    case .block(let it): return make(it.name.text, .view)
    case .macro(let it, _): return make("#" + it.name.text, .preview)
    default: return nil
    }
  }
}

extension DeclarationRecord {
  /// What makes two declarations one name: functions by their labels, extensions by what they hold.
  var identity: String {
    switch declaration {
    case .function(let it):
      return "func " + name + "(" + it.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
        + ")"
        + it.parameters.map { source.text($0.type.range) }.joined()
    case .extension: return "extension \(name) \(memberHeaders.joined(separator: "|"))"
    case .macro: return "\(name) \(range.start) \(ObjectIdentifier(source).hashValue)"
    default: return name
    }
  }

  private var memberHeaders: [String] {
    guard case .extension(let it) = declaration else { return [] }
    return it.members.map { $0.header(in: source) }.sorted()
  }

  func isSame(as other: DeclarationRecord) -> Bool {
    guard name == other.name else { return false }
    switch (declaration, other.declaration) {
    case (.extension, .extension): return identity == other.identity
    case (.function(let one), .function(let two)):
      return one.parameters.map { $0.label?.text } == two.parameters.map { $0.label?.text }
        && one.parameters.map { source.text($0.type.range) }
          == two.parameters.map { other.source.text($0.type.range) }
    case (.extension, _), (_, .extension), (.function, _), (_, .function), (.macro, _), (_, .macro):
      return false
    default: return true
    }
  }

  var shape: String { declaration.shape(in: source) }

  /// Whether it is the same view with another body.
  func differsOnlyInBody(from old: DeclarationRecord) -> Bool {
    switch (declaration, old.declaration) {
    case (.block, .block): return true
    case (.type(let new), .type(let before)):
      return kind == .view && new.kind == .struct
        && source.text(new.heading) == old.source.text(before.heading)
        && source.texts(of: new.membersButBody) == old.source.texts(of: before.membersButBody)
    default: return false
    }
  }

  var variableNames: [String] {
    guard case .variable(let it) = declaration else { return [] }
    return it.bindings.compactMap {
      if case .name(let name) = $0.pattern { name.text } else { nil }
    }
  }

  /// Where its name stands.
  var nameRange: SourceRange? {
    switch declaration {
    case .type(let it): it.name.range
    case .protocol(let it): it.name.range
    case .block(let it): it.name.range
    case .extension(let it): it.extended.range
    case .function(let it): it.name.range
    default: nil
    }
  }
}

extension TypeDeclaration {
  /// The ranges of all members but `var body`.
  fileprivate var membersButBody: [SourceRange] {
    members.filter { $0.declaredName != "body" || !$0.isComputed }.map(\.range)
  }

  /// All before the braces.
  fileprivate var heading: SourceRange { SourceRange(head.range.start, body.start) }
}

extension Declaration {
  /// Whether it is a property without storage.
  fileprivate var isComputed: Bool {
    guard case .variable(let it) = self else { return false }
    return it.bindings.allSatisfy { $0.accessors?.get != nil }
  }
}

extension SourceText {
  fileprivate func texts(of ranges: [SourceRange]) -> [String] { ranges.map(text) }
}

/// All names that a declaration's bodies mention.
func namesMentioned(in declaration: Declaration) -> Set<String> {
  var scan = NameScan()
  scan.visit([.declaration(declaration)])
  return scan.all
}
