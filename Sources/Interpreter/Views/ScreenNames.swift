import NavigationCore

extension Program {
  /// How a screen that begins with an instance is known: by its type, or, when that is a container
  /// generic over content, by what it holds.
  func screenName(of instance: Instance) -> ScreenName {
    guard !instance.symbol.generics.isEmpty, let content = heldView(in: instance) else {
      return .name(instance.symbol.name)
    }
    return .content(content)
  }

  /// The view in the property `content`, else in the first property that is a view or a closure
  /// that builds one.
  private func heldView(in instance: Instance) -> ErasedView? {
    let layout = instance.layout
    let views = layout.types.indices.filter { layout.types[$0].holdsView }
    guard let slot = views.first(where: { layout.names[$0] == "content" }) ?? views.first else {
      return nil
    }
    let value = instance[slot]
    guard let closure = value.object(ClosureValue.self) else {
      return ErasedView.read(value, machine)
    }
    return machine.isStopped ? nil : ErasedView.read(machine.call(closure), machine)
  }
}

extension Type {
  /// Whether it is a view, or a closure that makes one of nothing.
  fileprivate var holdsView: Bool {
    guard case .function(let function) = self else { return self == .view }
    return function.parameters.isEmpty && function.result == .view
  }
}
