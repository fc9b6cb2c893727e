import SwiftSubset

/// A lowered expression with its static type.
struct Typed {
  var code: Code
  var type: Type
  /// Whether it gives the same each time it runs.
  var isConstant = false

  init(_ code: Code, _ type: Type) {
    self.code = code
    self.type = type
  }

  /// A boxed result, unboxed to what its type says.
  init(_ type: Type, _ run: @escaping (Machine, Frame) -> Value) {
    self.type = type
    switch type {
    case .int:
      code = .int { machine, frame in
        if case .int(let value) = run(machine, frame) { value } else { 0 }
      }
    case .double:
      code = .double { machine, frame in run(machine, frame).asDouble ?? 0 }
    case .bool:
      code = .bool { machine, frame in
        if case .bool(let value) = run(machine, frame) { value } else { false }
      }
    default: code = .value(run)
    }
  }

  /// What stands where something is missing or wrong; everything can be done with it.
  static var unknown: Typed { Typed(.value { _, _ in .none }, .unknown) }
  static var void: Typed { Typed(.value { _, _ in .none }, .void) }

  var value: (Machine, Frame) -> Value { code.boxed }
}

extension Code {
  /// The code as one that gives a `Value`.
  var boxed: (Machine, Frame) -> Value {
    switch self {
    case .int(let run): { machine, frame in .int(run(machine, frame)) }
    case .double(let run): { machine, frame in .double(run(machine, frame)) }
    case .bool(let run): { machine, frame in .bool(run(machine, frame)) }
    case .value(let run): run
    }
  }

  var asInt: (Machine, Frame) -> Int {
    switch self {
    case .int(let run): run
    case .double, .bool: { _, _ in 0 }
    case .value(let run): { machine, frame in run(machine, frame).asInt ?? 0 }
    }
  }

  var asDouble: (Machine, Frame) -> Double {
    switch self {
    case .double(let run): run
    case .int(let run): { machine, frame in Double(run(machine, frame)) }
    case .bool: { _, _ in 0 }
    case .value(let run): { machine, frame in run(machine, frame).asDouble ?? 0 }
    }
  }

  var asBool: (Machine, Frame) -> Bool {
    switch self {
    case .bool(let run): run
    case .int, .double: { _, _ in false }
    case .value(let run): { machine, frame in run(machine, frame).asBool ?? false }
    }
  }
}

/// Turns the tree of one body into typed closures and checks it on the way.
///
/// An expression is lowered with the type its place expects; there is no second pass and no
/// solver. What is wrong is reported and goes on as `unknown`, so that one mistake is one message.
final class Lowering {
  let program: Program
  /// The generic parameters and types around the body.
  let scope: DeclarationScope
  /// What generic parameters are in this lowering.
  var bindings: [GenericParameter: Type]
  var context: FunctionContext
  /// The type of `self`, also of `Self` in static members.
  var selfType: Type?
  /// Whether `self` is a type: inside static members.
  var isStatic = false
  private(set) var diagnostics: [Diagnostic] = []
  private var silence = 0
  /// Types of expressions that overloads asked for, by their place.
  var typeMemo: [SourceRange: Type] = [:]
  var nesting = 0
  /// Whether a `try` covers what is lowered now.
  var isTrying = false
  /// How many calls that throw were lowered.
  var throwingCalls = 0
  /// How many expressions were lowered that may give something else next time.
  var changingParts = 0
  /// Whether it stands in the destination of a link, where screens may be missing yet.
  var isDestination = false
  /// Whether the property that is named next is that of the static type, whatever overrides it.
  var readsAbove = false
  /// Whether the name that comes next stands behind its module's: `Swift.min`.
  var isModuleNamed = false
  /// The parameters of the call whose argument is lowered, when that is a `.name`.
  var siblings: [Signature.Parameter] = []
  /// What to do when the value of the assignment that is lowered does not fit.
  var assignmentHelp: String?
  /// Whether it is the body of the view that `self` is.
  var isOwnBody = false
  /// How the parameter's type is written, for messages: `CGFloat` is a `Double`.
  var writtenType: String?

  init(
    _ program: Program, scope: DeclarationScope, bindings: [GenericParameter: Type] = [:],
    selfType: Type? = nil, isStatic: Bool = false
  ) {
    self.program = program
    self.scope = scope
    self.bindings = bindings
    self.selfType = selfType
    self.isStatic = isStatic
    context = FunctionContext()
  }

  var source: SourceText { scope.source }

  func place(_ range: SourceRange) -> CallPlace { CallPlace(source, range) }

  // MARK: Diagnostics

  func report(_ diagnostic: Diagnostic) {
    if silence == 0 { diagnostics.append(diagnostic) } else { silenced += 1 }
  }
  private(set) var silenced = 0
  /// How much was reported so far, kept or not.
  var reportCount: Int { diagnostics.count + silenced }

  func report(_ message: String, at range: SourceRange, help: String? = nil) {
    report(Diagnostic(message, at: range, help: help))
  }

  /// Runs `body` without keeping what it reports; says whether it reported anything.
  func silently<T>(_ body: () -> T) -> (result: T, failed: Bool) {
    let before = silenced
    let slot = context.nextSlot
    silence += 1
    let result = body()
    silence -= 1
    context.release(to: slot)
    return (result, silenced > before)
  }

  var isSilent: Bool { silence > 0 }

  func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }
}
