import SwiftSubset

extension Program {
  /// All declarations in the order in which they came; a redeclared one keeps its place.
  public var declarations: [DeclarationInfo] {
    needComponents()
    return records.map(info)
  }

  /// The latest declaration of a name, extensions apart.
  public func declaration(named name: String) -> DeclarationInfo? {
    needComponents(for: name)
    return records.last { $0.name == name && $0.kind != .extension }.map(info)
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
}
