/// A piece of what a screen shows, described by other views.
///
/// A view is a value and costs nothing until it is shown. The graph makes one node for each view that
/// is on the device and keeps it as long as the view stays in its place.
public protocol View {
  /// The views it is made of.
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Makes the node of `view`, or brings the one made earlier at its place up to date.
  static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode

  /// Adds the nodes of `view` to a list; only views that are nothing but a list add several.
  static func _append(_ view: Self, _ list: ListNode, _ index: inout Int)

  /// The name of a screen that shows `view`; nil when it must be found out from the type.
  static func _screenName(_ view: Self) -> ScreenName?
}

extension View {
  @inlinable
  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    BodyNode.make(view, old, parent)
  }

  @inlinable
  public static func _append(_ view: Self, _ list: ListNode, _ index: inout Int) {
    list.put(at: &index) { old in Self._makeNode(view, old, list) }
  }

  public static func _screenName(_ view: Self) -> ScreenName? { nil }
}

extension Never: View {
  public var body: Never { self }
}

/// A view that makes its own node and therefore has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure("A primitive view has no body; its node is made instead.")
  }
}
