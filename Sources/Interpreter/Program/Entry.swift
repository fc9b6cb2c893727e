import SwiftSubset

/// What a program shows when it starts.
public enum Entry: Equatable {
  /// A view expression, and the name under which it is shown; nil is that of the view's type.
  case expression(String, name: String?)
  /// Nothing declared is a view.
  case none
  /// The view to begin with asks for arguments: how it is called.
  case needsArguments(name: String, call: String)
  /// The name asked for is not there.
  case unknown(message: String, help: String?)
}

extension Program {
  /// What is shown first: the declaration of that name; else the `@main` app, the first `#Preview`,
  /// the first preview provider, the last view declared that no other one uses.
  public func entry(named name: String? = nil) -> Entry {
    let own = records.filter { !$0.isComponent }
    if let name { return entry(named: name, among: own) }
    return declared(among: own) ?? lastView(among: own) ?? .none
  }

  /// Whether the program says itself what it begins with, or has the view of that name.
  public func saysEntry(named name: String? = nil) -> Bool {
    let own = records.filter { !$0.isComponent }
    guard let name else { return declared(among: own) != nil }
    if case .expression = entry(named: name, among: own) { return true }
    return false
  }

  private func declared(among own: [DeclarationRecord]) -> Entry? {
    app(among: own) ?? preview(among: own) ?? provider(among: own)
  }

  private func entry(named name: String, among own: [DeclarationRecord]) -> Entry {
    if isView(named: name) || types[name].map({ isApp($0) }) == true {
      return .expression(name + "()", name: name)
    }
    if let symbol = types[name], isProvider(symbol) {
      return .expression(name + ".previews", name: nil)
    }
    for record in own where previewTitle(record) == name {
      return previewExpression(record) ?? .none
    }
    let known = own.filter { $0.kind == .view }.map(\.name)
    let help = nearestSpelling(to: name, among: known).map { "did you mean '\($0)'?" }
    let list = known.isEmpty ? nil : "views are " + known.joined(separator: ", ")
    return .unknown(message: "there is no view '\(name)' to begin with", help: help ?? list)
  }

  private func app(among own: [DeclarationRecord]) -> Entry? {
    for record in own {
      guard let symbol = types[record.name], isApp(symbol) else { continue }
      return .expression(record.name + "()", name: nil)
    }
    return nil
  }

  private func isApp(_ symbol: TypeSymbol) -> Bool { conforms(declaredType(symbol), to: "App") }

  private func isProvider(_ symbol: TypeSymbol) -> Bool {
    conforms(declaredType(symbol), to: "PreviewProvider")
  }

  private func preview(among own: [DeclarationRecord]) -> Entry? {
    for record in own {
      if let found = previewExpression(record) { return found }
    }
    return nil
  }

  /// The views in the closure of `#Preview`.
  private func previewExpression(_ record: DeclarationRecord) -> Entry? {
    guard case .macro(let macro, _) = record.declaration, macro.name.text == "Preview",
      case .closure(let closure)? = macro.trailing.first?.value
    else { return nil }
    return .expression("Group " + record.source.text(closure.range), name: nil)
  }

  private func previewTitle(_ record: DeclarationRecord) -> String? {
    guard case .macro(let macro, _) = record.declaration,
      case .string(let title)? = macro.arguments.first?.value
    else { return nil }
    return title.plainText
  }

  private func provider(among own: [DeclarationRecord]) -> Entry? {
    for record in own {
      guard let symbol = types[record.name], isProvider(symbol) else { continue }
      return .expression(record.name + ".previews", name: nil)
    }
    return nil
  }

  private func lastView(among own: [DeclarationRecord]) -> Entry? {
    let views = own.filter { isView(named: $0.name) }
    let unused = views.filter { view in
      !own.contains { $0.name != view.name && $0.mentions.contains(view.name) }
    }
    guard let last = unused.last(where: { askedFor(by: $0) == nil }) ?? unused.last ?? views.last
    else { return nil }
    if let call = askedFor(by: last) { return .needsArguments(name: last.name, call: call) }
    return .expression(last.name + "()", name: last.name)
  }

  /// How a view is made that cannot be made without arguments, or nil.
  private func askedFor(by view: DeclarationRecord) -> String? {
    let signatures = (types[view.name]?.members["init"] ?? []).compactMap { member in
      if case .function(let function) = member { signature(of: function) } else { nil }
    }
    let asking = signatures.map { signature in
      signature.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    }
    guard let fewest = asking.min(by: { $0.count < $1.count }), !fewest.isEmpty else { return nil }
    let arguments = fewest.map { ($0.label ?? "_") + ": " + String(describing: $0.type) }
    return view.name + "(" + arguments.joined(separator: ", ") + ")"
  }
}
