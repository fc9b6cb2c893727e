import SwiftSubset

extension Lowering {
  /// Whether the function depends on what the receiver is when it runs.
  func needsDispatch(_ call: Invocation) -> Bool {
    guard call.hasSelf || call.function.isRequirement else { return false }
    if call.function.isRequirement { return true }
    return call.function.owner?.kind == .class && !call.function.isInitializer
      && !call.function.isStatic
  }

  /// Finds the function of the receiver's own type; the last answer is remembered.
  func dispatch(_ call: Invocation) -> (Machine, Frame) -> Value {
    let (base, function, program) = (call.base, call.function, program)
    let cache = DispatchCache(program, function)
    if !call.hasSelf, let type = call.candidate.receiver {
      return { machine, frame in
        guard let target = cache.target(for: type) else { return cache.missing(machine, type) }
        return target.code.run(machine, frame + base)
      }
    }
    let (place, count) = (call.place, call.slotCount)
    return { machine, frame in
      let type = program.dynamicType(of: frame[base])
      if let native = cache.native(for: type) {
        return machine.callNative(native, frame + base, place, count: count) { _ in }
      }
      guard let target = cache.target(for: type) else { return cache.missing(machine, type) }
      return target.code.run(machine, frame + base)
    }
  }
}

/// Remembers which function a requirement or overridable method is for the last receiver's type.
final class DispatchCache {
  private unowned let program: Program
  private let function: FunctionSymbol
  private var epoch = -1
  private var known: [Type: CallTarget] = [:]
  private var natives: [Type: NativeCode?] = [:]

  init(_ program: Program, _ function: FunctionSymbol) {
    self.program = program
    self.function = function
  }

  private func refresh() {
    if epoch != program.epoch {
      epoch = program.epoch
      known = [:]
      natives = [:]
    }
  }

  func target(for type: Type) -> CallTarget? {
    refresh()
    if let target = known[type] { return target }
    guard let found = program.implementation(of: function, in: type) else { return nil }
    known[type] = found
    return found
  }

  func native(for type: Type) -> NativeCode? {
    refresh()
    if let known = natives[type] { return known }
    let code = program.nativeImplementation(of: function, in: type)
    natives[type] = code
    return code
  }

  func missing(_ machine: Machine, _ type: Type) -> Value {
    machine.stop("'\(type)' has no '\(function.name)' that could be called here")
    return .none
  }
}

extension Program {
  /// The type a value has by itself, for dispatch.
  func dynamicType(of value: Value) -> Type {
    switch value {
    case .none: return .void
    case .bool: return .bool
    case .int: return .int
    case .double: return .double
    case .string: return .string
    case .object(let object):
      switch object {
      case let it as Instance: return it.layout.type
      case let it as EnumValue:
        return .nominal(it.enumCase.owner, it.enumCase.owner.generics.map { _ in .unknown })
      case is ArrayValue: return .array(.unknown)
      case is DictionaryValue: return .dictionary(.unknown, .unknown)
      case is SetValue: return named("Set", [.unknown])
      case is RangeValue: return named("Range", [.int])
      case let it as MetatypeValue: return .metatype(it.type)
      case let it as ClosureValue: return it.type
      case let it as OptionalValue: return it.type
      case let it as NativeObject: return named(it.typeName)
      case is TupleValue: return .tuple([])
      default: return .view
      }
    }
  }

  /// What a type brings for a requirement, or for a method that it overrides.
  func implementation(of requirement: FunctionSymbol, in type: Type) -> CallTarget? {
    let key = requirement.key
    var fallback: (FunctionSymbol, FoundMember)?
    for found in members(
      named: requirement.name, of: type,
      isStatic: requirement.isStatic || requirement.isInitializer)
    {
      guard case .function(let function) = found.member, !function.isRequirement,
        function.native == nil
      else { continue }
      if function.key == key { return target(function, found, type) }
      if fallback == nil, function.labels == requirement.labels { fallback = (function, found) }
    }
    return fallback.map { target($0.0, $0.1, type) }
  }

  private func target(_ function: FunctionSymbol, _ found: FoundMember, _ type: Type) -> CallTarget
  {
    let needsSelf = !found.owner.generics.isEmpty || found.owner.kind == .protocol
    let generics = signature(of: function).generics.map { _ in Type.unknown }
    return CallTarget(
      self, function, SpecializationKey(selfType: needsSelf ? type : nil, arguments: generics))
  }

  func nativeImplementation(of requirement: FunctionSymbol, in type: Type) -> NativeCode? {
    for found in members(named: requirement.name, of: type, isStatic: requirement.isStatic) {
      guard case .function(let function) = found.member, !function.isRequirement else { continue }
      if function.native == nil { return nil }
      if function.labels == requirement.labels { return function.native?.code }
    }
    return nil
  }
}
