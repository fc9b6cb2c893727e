extension View {
  /// Acts when the view comes onto the screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceObserving(content: self, onAppear: action, onDisappear: nil)
  }

  /// Acts when the view leaves the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceObserving(content: self, onAppear: nil, onDisappear: action)
  }
}

private struct AppearanceObserving<Content: View>: PrimitiveView {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: AppearanceNode.self, parent) ?? AppearanceNode(parent)
    node.onAppear = view.onAppear
    node.onDisappear = view.onDisappear
    node.child = Content._makeNode(view.content, node.child, node)
    return node
  }
}
