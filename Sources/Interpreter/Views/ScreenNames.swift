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

  /// The view in the property `content`, else in the first property that is a view.
  private func heldView(in instance: Instance) -> ErasedView? {
    let layout = instance.layout
    let views = layout.types.indices.filter { layout.types[$0] == .view }
    guard let slot = views.first(where: { layout.names[$0] == "content" }) ?? views.first else {
      return nil
    }
    return ErasedView.read(instance[slot], machine)
  }
}
