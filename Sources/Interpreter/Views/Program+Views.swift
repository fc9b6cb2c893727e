import NavigationCore
import SwiftSubset

/// What a type of the program is for the device.
struct ViewRole {
  enum Kind { case view, shape, scene, none }
  var kind: Kind
  var readsEnvironment: Bool
  var target: CallTarget?
  var states: [(slot: Int, key: StateKey)]
  var environments: [(slot: Int, variable: VariableSymbol, attribute: [String])]
  /// Slots with observable objects, and the types to look for in the environment.
  var objects: [(slot: Int, environmentType: Type?)] = []
}

extension Program {
  /// An instance of the program as a view; nil when its type is none.
  func makeView(of value: Value) -> ErasedView? {
    guard let instance = value.object(Instance.self) else {
      if let optional = value.object(OptionalValue.self) {
        return ErasedView.read(optional.value, machine)
      }
      if let choice = value.object(EnumValue.self) { return makeView(ofEnum: choice) }
      return nil
    }
    let role = role(of: instance.layout)
    let tag = UInt(bitPattern: ObjectIdentifier(instance.symbol).hashValue)
    switch role.kind {
    case .view, .scene:
      return role.readsEnvironment
        ? ErasedView(InterpretedEnvironmentView(self, instance), type: tag)
        : ErasedView(InterpretedView(self, instance), type: tag)
    case .shape: return ErasedView(GuestShape(value: value, machine: machine), type: tag)
    case .none: return nil
    }
  }

  /// An enum that is a view: it has a body and no state.
  private func makeView(ofEnum value: EnumValue) -> ErasedView? {
    guard conforms(declaredType(value.enumCase.owner), to: "View") else { return nil }
    return ErasedView(InterpretedEnumView(program: self, value: value))
  }

  func role(of layout: Layout) -> ViewRole {
    if let known = layout.role, layout.roleEpoch == epoch { return known }
    let role = makeRole(of: layout)
    layout.role = role
    layout.roleEpoch = epoch
    return role
  }

  private func makeRole(of layout: Layout) -> ViewRole {
    let type = layout.type
    var role = ViewRole(
      kind: .none, readsEnvironment: false, target: nil, states: [], environments: [])
    if conforms(type, to: "Shape") {
      role.kind = .shape
    } else if conforms(type, to: "View") {
      role.kind = .view
    } else if conforms(type, to: "App") || conforms(type, to: "Scene") {
      role.kind = .scene
    }
    role.target = bodyTarget("body", type)
    fillProperties(&role, layout)
    return role
  }

  func bodyTarget(_ name: String, _ type: Type) -> CallTarget? {
    for found in members(named: name, of: type, isStatic: false) {
      let needsSelf = found.owner.kind == .protocol || !found.owner.generics.isEmpty
      switch found.member {
      case .variable(let variable) where !variable.isRequirement:
        return getter(of: variable, selfType: needsSelf ? type : nil)
      case .function(let function) where !function.isRequirement && function.native == nil:
        return CallTarget(
          self, function, SpecializationKey(selfType: needsSelf ? type : nil, arguments: []))
      default: continue
      }
    }
    return nil
  }

  func fillProperties(_ role: inout ViewRole, _ layout: Layout) {
    for property in allStored(of: layout.symbol) {
      guard let slot = layout.slots[property.name], let wrapper = property.wrapper else { continue }
      switch wrapper {
      case .state:
        role.states.append((slot, StateKey(name: property.name, type: type(of: property))))
      case .environment(let attribute):
        role.readsEnvironment = true
        role.environments.append((slot, property, attribute.pathNames))
      case .stateObject:
        role.states.append((slot, StateKey(name: property.name, type: type(of: property))))
        role.objects.append((slot, nil))
      case .object: role.objects.append((slot, nil))
      case .environmentObject:
        role.readsEnvironment = true
        role.objects.append((slot, type(of: property).unwrapped))
      case .binding, .custom: continue
      }
    }
  }

  /// Runs the body of an instance on the device.
  func body(
    of instance: Instance, _ cells: StateCells<StateKey, Value>, _ environment: EnvironmentValues?,
    with content: [Value] = []
  ) -> ErasedView {
    let current = renewed(instance)
    let role = role(of: current.layout)
    guard let target = role.target, machine.halt == nil else { return ErasedView(EmptyView()) }
    noteViews(around: cells)
    let installed = install(current, role, cells, environment)
    var arguments = [Value.object(installed)] + content
    let result = call(target, &arguments, machine)
    guard machine.halt == nil else {
      return ErasedView(EmptyView())
    }
    return ErasedView.read(result, machine) ?? ErasedView(EmptyView())
  }

  /// An instance of an older declaration, in the layout of today.
  func renewed(_ instance: Instance) -> Instance {
    guard case .nominal(let symbol, let arguments) = instance.layout.type else { return instance }
    let layout = layout(of: symbol, arguments)
    if layout === instance.layout { return instance }
    if layout.names == instance.layout.names, layout.types == instance.layout.types {
      let copy = Instance.make(layout)
      for slot in 0..<instance.header.count { copy[slot] = instance[slot] }
      return copy
    }
    let renewed = Instance.make(layout)
    let fields = InitialFields(
      self, layout.type, Lowering(self, scope: catalogScope, selfType: layout.type))
    machine.inFrame(8) { frame in
      if let fresh = fields.makeInstance(machine, frame).object(Instance.self) {
        for slot in 0..<layout.names.count { renewed[slot] = fresh[slot] }
      }
    }
    for (name, slot) in layout.slots {
      if let old = instance.layout.slots[name], instance.layout.types[old] == layout.types[slot] {
        renewed[slot] = instance[old]
      }
    }
    return renewed
  }

  /// A copy of an instance whose states and environment values are those of the device.
  func install(
    _ instance: Instance, _ role: ViewRole, _ cells: StateCells<StateKey, Value>,
    _ environment: EnvironmentValues?
  ) -> Instance {
    if role.states.isEmpty, role.environments.isEmpty, role.objects.isEmpty { return instance }
    let copy = instance.copy()
    for (slot, key) in role.states {
      let cell = copy[slot].object(StateCell.self)
      let kept = cells.binding(of: key, initial: cell?.initial ?? .none)
      copy[slot] = .object(StateCell(keptIn: kept, of: self))
    }
    for (slot, type) in role.objects {
      if let type, let environment { copy[slot] = object(of: type, in: environment) }
      observe(readWrapper(copy[slot], machine))
    }
    guard let environment else { return copy }
    let values = Value.object(Native(environment))
    for (slot, _, names) in role.environments {
      var value = values
      for name in names {
        value = readProperty(name, of: value, machine, machine.top, unknownPlace)
      }
      copy[slot] = value
    }
    return copy
  }

  /// A property read from the environment; before the view is on the device, the default.
  func readEnvironment(
    _ attribute: Attribute, _ variable: VariableSymbol, _ stored: Value,
    _ machine: Machine
  ) -> Value {
    if !stored.isNone { return stored }
    var value = Value.object(Native(EnvironmentValues()))
    for name in attribute.pathNames {
      value = readProperty(name, of: value, machine, machine.top, unknownPlace)
    }
    return value
  }

}

/// An enum of the program as a view.
private struct InterpretedEnumView: View, NamedView {
  let program: Program
  let value: EnumValue
  var viewName: String { value.enumCase.owner.name }
  var body: ErasedView {
    let result = program.readProperty(
      "body", of: .object(value), program.machine, program.machine.top, program.unknownPlace)
    guard program.machine.halt == nil else { return ErasedView(EmptyView()) }
    return ErasedView.read(result, program.machine) ?? ErasedView(EmptyView())
  }
}
