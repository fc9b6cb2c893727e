import SwiftSubset

extension Program {
  /// Attributes of Swift, SwiftUI and their neighbours, whether or not they do something here.
  private static let attributeNames: Set<String> = [
    "State", "Binding", "Bindable", "Environment", "EnvironmentObject", "ObservedObject",
    "StateObject", "Published", "AppStorage", "SceneStorage", "FocusState", "FocusedValue",
    "FocusedBinding", "FocusedObject", "FocusedSceneValue", "AccessibilityFocusState",
    "GestureState", "Namespace", "ScaledMetric", "FetchRequest", "SectionedFetchRequest", "Query",
    "Observable", "ObservationIgnored", "ObservationTracked", "Model", "Attribute", "Relationship",
    "Transient", "Entry", "Previewable", "UIApplicationDelegateAdaptor", "ViewBuilder",
    "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "TableRowBuilder",
    "TableColumnBuilder", "ContentBuilder", "Animatable", "AnimatableIgnored", "NSManaged",
    "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "NSCopying", "MainActor", "Sendable",
    "Test", "Suite", "main", "available", "autoclosure", "backDeployed", "concurrent",
    "convention", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "exclusivity", "frozen", "globalActor", "inlinable", "inline", "isolated", "nonexhaustive",
    "nonobjc", "nonsendable", "noescape", "objc", "objcMembers", "preconcurrency",
    "propertyWrapper", "resultBuilder", "requires_stored_property_inits", "retroactive", "safe",
    "testable", "unchecked", "unknown", "unsafe", "usableFromInline",
    "warn_unqualified_access", "implementation", "attached", "freestanding", "storageRestrictions",
    "sending", "specialized", "abi",
  ]

  /// Attributes that wrap a property.
  private static let wrapperNames: Set<String> = [
    "State", "Binding", "Bindable", "Environment", "EnvironmentObject", "ObservedObject",
    "StateObject", "Published", "AppStorage", "SceneStorage", "FocusState", "GestureState",
    "AccessibilityFocusState", "Namespace", "ScaledMetric",
  ]

  /// What is wrong with the attributes of a declaration and of all inside it.
  func attributeProblems(in record: DeclarationRecord) -> [Fault] {
    attributeProblems(record.declaration).map { Fault(diagnostic: $0, source: record.source) }
  }

  private func attributeProblems(_ declaration: Declaration) -> [Diagnostic] {
    switch declaration {
    case .type(let it): problems(it.head) + it.members.flatMap(attributeProblems)
    case .protocol(let it): problems(it.head) + it.members.flatMap(attributeProblems)
    case .extension(let it): problems(it.head) + it.members.flatMap(attributeProblems)
    case .function(let it): problems(it.head) + it.parameters.flatMap(problems)
    case .initializer(let it): problems(it.head) + it.parameters.flatMap(problems)
    case .subscript(let it): problems(it.head) + it.parameters.flatMap(problems)
    case .variable(let it): problems(it)
    case .typealias(let it): problems(it.head)
    case .enumCases(let it): problems(it.head)
    case .conditional(let block): (chosenArm(block) ?? []).flatMap(attributeProblems)
    default: []
    }
  }

  private func problems(_ head: DeclarationHead) -> [Diagnostic] {
    head.attributes.compactMap(unknownAttribute)
  }

  private func problems(_ parameter: SwiftSubset.Parameter) -> [Diagnostic] {
    (parameter.attributes + parameter.type.attributes).compactMap(unknownAttribute)
  }

  private func problems(_ it: VariableDeclaration) -> [Diagnostic] {
    let unknown = problems(it.head)
    if !unknown.isEmpty { return unknown }
    let written = it.bindings.flatMap { $0.type?.attributes ?? [] }.compactMap(unknownAttribute)
    return written + it.head.attributes.compactMap { wrapperProblem($0, it) }
      + compositionProblem(it.head.attributes.filter { isWrapper($0) })
  }

  /// `@Environment(\.presentationMode) @Binding var mode`: a wrapper in a wrapper.
  private func compositionProblem(_ wrappers: [Attribute]) -> [Diagnostic] {
    guard wrappers.count > 1 else { return [] }
    let (outer, inner) = (wrappers[0].name.text, wrappers[1].name.text)
    return [
      Diagnostic(
        "property wrappers cannot be put into each other here", at: wrappers[1].range,
        help: "write '@\(outer)' alone; what '@\(inner)' would unwrap is its '.wrappedValue'")
    ]
  }

  private func isWrapper(_ attribute: Attribute) -> Bool {
    Program.wrapperNames.contains(attribute.name.text)
      || types[attribute.name.text]?.members["wrappedValue"] != nil
  }

  private func unknownAttribute(_ attribute: Attribute) -> Diagnostic? {
    let name = attribute.name.text
    guard !name.isEmpty, !name.hasPrefix("_"), !Program.attributeNames.contains(name),
      types[name] == nil, nestedSymbols.keys.allSatisfy({ !$0.hasSuffix("." + name) }),
      !Program.isForeign(name)
    else { return nil }
    let known = Program.attributeNames.sorted() + wrapperTypes
    let near = nearestSpelling(to: name, among: known)
    // A wrapper or builder of the program's own may still come.
    let mayCome =
      name.first?.isUppercase ?? false && nearestSpelling(to: name, among: known, slips: 1) == nil
    return Diagnostic(
      "unknown attribute '\(name)'", at: attribute.name.range,
      help: near.map { "did you mean '@\($0)'?" }, isMissingName: mayCome)
  }

  private var wrapperTypes: [String] {
    types.filter {
      $0.value.members["wrappedValue"] != nil || $0.value.members["buildBlock"] != nil
    }
    .keys.sorted()
  }

  // MARK: Wrappers

  private func wrapperProblem(_ attribute: Attribute, _ it: VariableDeclaration) -> Diagnostic? {
    guard isWrapper(attribute) else { return nil }
    if it.isLet {
      return Diagnostic(
        "property wrapper can only be applied to a 'var'", at: attribute.range,
        help: "write 'var' instead of 'let'")
    }
    if it.bindings.contains(where: { $0.accessors?.get != nil }) {
      return Diagnostic(
        "property wrapper cannot be applied to a computed property", at: attribute.range)
    }
    return attribute.name.text == "Environment" ? environmentProblem(attribute) : nil
  }

  /// `@Environment` names a value by its key path, or an object by its type.
  private func environmentProblem(_ attribute: Attribute) -> Diagnostic? {
    let help = "name the value by its key path: @Environment(\\.dismiss)"
    guard let argument = attribute.arguments?.first?.value else {
      return Diagnostic(
        "missing argument for parameter #1 in call", at: attribute.range, help: help)
    }
    guard case .keyPath(_, let suffixes, _) = argument else {
      if case .postfix(_, let suffixes) = argument, case .member(let last, _)? = suffixes.last,
        last.text == "self"
      {
        return nil
      }
      return Diagnostic(
        "'@Environment' needs a key path of 'EnvironmentValues'", at: argument.range, help: help)
    }
    guard case .member(let name, _)? = suffixes.first, name.text != "self" else { return nil }
    let values = named("EnvironmentValues")
    if !members(named: name.text, of: values, isStatic: false).isEmpty { return nil }
    let names = memberNames(of: values, isStatic: false)
    var problem = Diagnostic.noMember(name, of: values, among: names)
    // An extension of EnvironmentValues may still bring it.
    problem.isMissingName = nearestSpelling(to: name.text, among: names, slips: 1) == nil
    return problem
  }
}

extension TypeReference {
  /// The attributes written before it: `@escaping () -> Void`.
  fileprivate var attributes: [Attribute] {
    switch self {
    case .attributed(let attributes, let type): attributes + type.attributes
    case .optional(let type, _), .implicitlyUnwrapped(let type, _), .array(let type, _),
      .mutable(let type, _):
      type.attributes
    default: []
    }
  }
}
