import SwiftSubset

/// How often the program has changed in a way that lowered code must know.
final class Epoch {
  @exclusivity(unchecked) var value = 0
}

/// A function as a call node holds it: the code of today, made anew when the program has moved on.
final class CallTarget {
  private unowned(unsafe) let program: Program
  private let epoch: Epoch
  private let function: FunctionSymbol
  private let key: SpecializationKey
  private let kind: Kind
  private let variable: VariableSymbol?
  @exclusivity(unchecked) private var current: FunctionCode?

  enum Kind {
    case function, delegatedInitializer, getter, setter, subscriptGetter, subscriptSetter
  }

  init(
    _ program: Program, _ function: FunctionSymbol, _ key: SpecializationKey,
    _ kind: Kind = .function
  ) {
    self.program = program
    epoch = program.epochBox
    self.function = function
    self.key = key
    self.kind = kind
    variable = nil
  }

  init(_ program: Program, _ variable: VariableSymbol, _ key: SpecializationKey, isSetter: Bool) {
    self.program = program
    epoch = program.epochBox
    self.variable = variable
    function = program.placeholder
    self.key = key
    kind = isSetter ? .setter : .getter
  }

  /// The declaration of the function, where it is one.
  var declaration: FunctionDeclaration? {
    if case .function(let declaration) = function.body { declaration } else { nil }
  }

  @inline(__always)
  var code: FunctionCode {
    if let current, current.epoch == epoch.value, !current.isStale { return current }
    return refresh()
  }

  @inline(never)
  private func refresh() -> FunctionCode {
    let code =
      if let variable {
        program.code(of: variable, key, isSetter: kind == .setter)
      } else {
        program.code(of: function, key, kind)
      }
    current = code
    return code
  }
}
