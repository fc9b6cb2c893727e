extension Program {
  /// All declarations in the order in which they came.
  public var declarations: [DeclarationInfo] { [] }

  public func declaration(named name: String) -> DeclarationInfo? {
    declarations.last { $0.name == name }
  }

  /// The `@main` app, else the first `#Preview`, else the first preview provider, else the last
  /// view declared that no other one uses.
  public var entryPoint: EntryPoint? { nil }
}
