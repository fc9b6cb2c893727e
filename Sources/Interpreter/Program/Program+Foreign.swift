import SwiftSubset

extension Program {
  /// An extension of a class that is not here: kept for what it says about the swipe back.
  func enterForeignExtension(_ it: ExtensionDeclaration) {
    guard case .named(let components, _) = it.extended, let name = components.first?.name.text,
      Program.isForeign(name)
    else { return }
    let (old, oldSwipe) = (foreignExtensions[name], swipeBack)
    undoLog.append { [unowned self] in
      foreignExtensions[name] = old
      swipeBack = oldSwipe
    }
    let headers = Set(it.members.compactMap(\.declaredName))
    foreignExtensions[name] =
      (old ?? []).filter { !headers.contains($0.declaredName ?? "") } + it.members
    if name == "UINavigationController" { readSwipeBack() }
  }

  /// Says that a module is not here, unless its part of the playground is all that it brings.
  func noteImport(_ it: ImportDeclaration) {
    guard let module = it.path.first?.text, !Program.modules.contains(module),
      !Program.neighbours.contains(module)
    else { return }
    machine.note("module '\(module)' is not part of the playground: what it declares is missing")
  }

  /// Modules whose names are known here in part, or bring nothing that a view needs.
  private static let neighbours: Set<String> = [
    "AppKit", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Glibc", "Observation",
    "PlaygroundSupport", "SwiftUICore",
  ]

  /// `interactivePopGestureRecognizer?.delegate = nil` lets the swipe always begin; a delegate of
  /// its own decides in `gestureRecognizerShouldBegin`.
  private func readSwipeBack() {
    let members = foreignExtensions["UINavigationController"] ?? []
    var scan = DelegateScan()
    for member in members {
      if case .function(let it) = member, let body = it.body { scan.visit(body.statements) }
    }
    switch scan.assigned {
    case nil: swipeBack = .system
    case .nothing?: swipeBack = .always
    case .object?: swipeBack = shouldBegin(members)
    }
  }

  private func shouldBegin(_ members: [Declaration]) -> SwipeBack {
    for case .function(let it) in members where it.name.text == "gestureRecognizerShouldBegin" {
      var scan = NameScan()
      scan.visit(it.body?.statements ?? [])
      return scan.all.contains("viewControllers") || scan.all.contains("children")
        ? .whenPushed : .always
    }
    return .always
  }
}

/// Finds what is assigned to the delegate of the pop gesture.
private struct DelegateScan {
  enum Assigned { case nothing, object }
  var assigned: Assigned?

  mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .expression(.assignment(let target, nil, let value, _)):
        guard case .postfix(let base, let suffixes) = target,
          case .member(let last, _)? = suffixes.last,
          last.text == "delegate", mentions(base, suffixes)
        else { continue }
        if case .nil = value { assigned = .nothing } else { assigned = .object }
      case .if(let it): visit(it.then.statements)
      case .guard(let it): visit(it.otherwise.statements)
      default: continue
      }
    }
  }

  private func mentions(_ base: Expression, _ suffixes: [Suffix]) -> Bool {
    if case .name(let name, _) = base, name.text == "interactivePopGestureRecognizer" {
      return true
    }
    return suffixes.contains {
      if case .member(let name, _) = $0 {
        name.text == "interactivePopGestureRecognizer"
      } else {
        false
      }
    }
  }
}

extension Declaration {
  var declaredName: String? {
    switch self {
    case .type(let it): it.name.text
    case .protocol(let it): it.name.text
    case .function(let it): it.name.text
    case .typealias(let it): it.name.text
    case .block(let it): it.name.text
    case .variable(let it):
      it.bindings.first.flatMap { if case .name(let name) = $0.pattern { name.text } else { nil } }
    default: nil
    }
  }

  /// Its text up to its body: what others rely on.
  func header(in source: SourceText) -> String {
    var end = range.end
    switch self {
    case .function(let it): end = it.body?.range.start ?? end
    case .initializer(let it): end = it.body?.range.start ?? end
    case .subscript(let it): end = it.accessors.range.start
    case .variable(let it):
      if let accessors = it.bindings.first?.accessors, accessors.get != nil {
        end = accessors.range.start
      }
    case .type(let it): end = it.body.start
    case .protocol(let it): end = it.body.end
    case .deinitializer(let body, _): end = body.range.start
    default: break
    }
    return source.text(SourceRange(range.start, end))
  }

  /// The headers of a declaration and of all inside it: when they stay, only code has changed.
  func shape(in source: SourceText) -> String {
    let members: [Declaration] =
      switch self {
      case .type(let it): it.members
      case .extension(let it): it.members
      default: []
      }
    return header(in: source) + members.map { $0.shape(in: source) }.joined(separator: "\n")
  }
}

extension Program {
  /// A type declared inside a function: it is known by its name as long as the program is.
  func enterLocal(_ declaration: Declaration, _ scope: DeclarationScope) {
    guard let record = record(declaration, scope.source, false),
      records.last(where: { $0.name == record.name })?.range != record.range
        || types[record.name] == nil
    else { return }
    enterType(declaration, in: DeclarationScope(scope.source), outer: nil, record: record)
  }

  /// A global constant of the catalog.
  func catalogVariable(_ name: String) -> VariableSymbol? {
    if let known = catalogVariables[name] { return known }
    var found: VariableSymbol?
    for entry in Catalog.index.members(of: "", named: name) {
      if case .variable(let variable)? = member(entry, of: nil) { found = variable }
    }
    catalogVariables[name] = .some(found)
    return found
  }
}
