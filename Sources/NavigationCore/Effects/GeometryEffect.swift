/// A modifier that draws a view under a map of the plane and leaves its place in the layout as it is.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a view of a size in points, counted from the view's corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never {
    preconditionFailure("A geometry effect has no body; it moves what it is attached to.")
  }

  public static func _modify<Modified: View>(
    _ content: Modified, _ modifier: Self, _ old: ViewNode?, _ parent: ViewNode
  ) -> ViewNode {
    let effect = PlaneEffect(change: .map { modifier.effectValue(size: $0).plane })
    return NavigationCore.Modified<Modified>._makeNode(content.layout(effect), old, parent)
  }

  /// The effect without the place: nothing here tells drawing apart from layout.
  public func ignoredByLayout() -> Self { self }
}
