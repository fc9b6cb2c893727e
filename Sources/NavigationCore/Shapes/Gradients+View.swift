/// A gradient is a view that fills what it is offered.
extension LinearGradient: PrimitiveView {
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    FillNode.make(view, old, parent)
  }
}

extension RadialGradient: PrimitiveView {
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    FillNode.make(view, old, parent)
  }
}

extension EllipticalGradient: PrimitiveView {
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    FillNode.make(view, old, parent)
  }
}

extension AngularGradient: PrimitiveView {
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    FillNode.make(view, old, parent)
  }
}
