extension View {
  /// Acts when the view comes onto the screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> Modified<Self> {
    modified(AppearanceModification(onAppear: action, onDisappear: nil))
  }

  /// Acts when the view leaves the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> Modified<Self> {
    modified(AppearanceModification(onAppear: nil, onDisappear: action))
  }
}

/// Actions for a view's coming and going, attached to it.
private final class AppearanceModification: Modification {
  private let onAppear: (() -> Void)?
  private let onDisappear: (() -> Void)?

  init(onAppear: (() -> Void)?, onDisappear: (() -> Void)?) {
    self.onAppear = onAppear
    self.onDisappear = onDisappear
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: AppearanceNode.self, parent) ?? AppearanceNode(parent)
    node.onAppear = onAppear
    node.onDisappear = onDisappear
    return node
  }
}
