/// A stack of screens of which the top one is seen, with the system's bar above it.
///
/// It takes all the room it is offered. Its links push their destinations onto it; what a screen below
/// keeps in `@State` stays, what a popped one kept is gone.
public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    NavigationNode.make(view.content, old, parent)
  }
}

/// A stack of screens that links push their destinations onto.
public struct NavigationStack<Root: View>: PrimitiveView {
  let root: Root

  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    NavigationNode.make(view.root, old, parent)
  }
}
