import SwiftSubset

extension Program {
  /// All declarations in the order in which they came; a redeclared one keeps its place.
  public var declarations: [DeclarationInfo] { records.map(info) }

  /// The latest declaration of a name, extensions apart.
  public func declaration(named name: String) -> DeclarationInfo? {
    records.last { $0.name == name && $0.kind != .extension }.map(info)
  }

  private func info(_ record: DeclarationRecord) -> DeclarationInfo {
    DeclarationInfo(
      name: record.name, kind: kind(of: record), source: record.source, range: record.range,
      isComponent: record.isComponent, needs: needs(of: record), uses: record.mentions,
      missing: record.missing)
  }

  /// A struct is a view by what it conforms to, wherever it says so.
  private func kind(of record: DeclarationRecord) -> Declared.Kind {
    guard record.kind == .type, let symbol = types[record.name] else { return record.kind }
    return conforms(declaredType(symbol), to: "View") ? .view : .type
  }

  /// The arguments without which none can be made.
  private func needs(of record: DeclarationRecord) -> [String] {
    guard record.kind == .view || record.kind == .type, let symbol = types[record.name] else {
      return []
    }
    let lists = (symbol.members["init"] ?? []).compactMap { member -> [String]? in
      guard case .function(let function) = member else { return nil }
      return signature(of: function).parameters
        .filter { $0.defaultValue == nil && !$0.isVariadic }.map { $0.label ?? $0.name }
    }
    return lists.min { $0.count < $1.count } ?? []
  }

  // MARK: Where it starts

  /// The `@main` app, else the first `#Preview`, else the first preview provider, else the last
  /// view declared that no other one uses and that can be made.
  public var entryPoint: EntryPoint? {
    let own = records.filter { !$0.isComponent }
    if let app = own.first(where: { isMain($0) }) { return entry(.app, app) }
    if let preview = own.first(where: { $0.kind == .preview && $0.name == "#Preview" }) {
      return entry(.preview, preview)
    }
    if let provider = own.first(where: { conforms($0, to: "PreviewProvider") }) {
      return entry(.previewProvider, provider)
    }
    let views = own.filter { kind(of: $0) == .view && needs(of: $0).isEmpty }
    let unused = views.last { view in
      !own.contains { $0 !== view && $0.name != view.name && $0.mentions.contains(view.name) }
    }
    return (unused ?? views.last).map { entry(.view, $0) }
  }

  /// The start that a name stands for: a view, an app, a preview provider, a preview's title.
  public func entryPoint(named name: String) -> EntryPoint? {
    for record in records.reversed() where record.kind != .extension {
      if record.kind == .preview, record.previewTitle == name { return entry(.preview, record) }
      guard record.name == name else { continue }
      if conforms(record, to: "App") { return entry(.app, record) }
      if conforms(record, to: "PreviewProvider") { return entry(.previewProvider, record) }
      if kind(of: record) == .view { return entry(.view, record) }
    }
    return nil
  }

  private func entry(_ kind: EntryPoint.Kind, _ record: DeclarationRecord) -> EntryPoint {
    EntryPoint(kind: kind, name: record.previewTitle ?? record.name, record: record)
  }

  private func isMain(_ record: DeclarationRecord) -> Bool {
    guard case .type(let it) = record.declaration else { return false }
    return it.head.attribute("main") != nil && conforms(record, to: "App")
  }

  private func conforms(_ record: DeclarationRecord, to name: String) -> Bool {
    guard case .type = record.declaration, let symbol = types[record.name] else { return false }
    return conforms(declaredType(symbol), to: name)
  }

  /// Whether a type of that name is a view that `Name()` makes.
  public func isView(_ name: String) -> Bool {
    types[name].map { conforms(declaredType($0), to: "View") } ?? false
  }
}

extension DeclarationRecord {
  /// The title of `#Preview("Title") { … }`; `Preview` without one.
  var previewTitle: String? {
    guard case .macro(let macro, _) = declaration else { return nil }
    if case .string(let literal)? = macro.arguments.first?.value, let text = literal.plainText {
      return text
    }
    return "Preview"
  }
}
