/// A stored property of a view that the graph keeps up to date, such as `State` and `Environment`.
///
/// A structure of such properties is one itself; its `update()` runs before the view's body.
public protocol DynamicProperty {
  mutating func update()

  static func _install(_ property: inout Self, _ owner: DynamicPropertyOwner)
}

extension DynamicProperty {
  public mutating func update() {}

  public static func _install(_ property: inout Self, _ owner: DynamicPropertyOwner) {
    property.update()
  }
}

/// The view that a dynamic property belongs to, and which of its properties it is.
public struct DynamicPropertyOwner {
  let node: BodyNode
  let index: Int

  init(_ node: BodyNode, _ index: Int) {
    self.node = node
    self.index = index
  }

  var graph: ViewGraph { node.graph }

  /// The location that belongs to this property, made when the view appears.
  func location<Location: AnyObject>(_ make: () -> Location) -> Location {
    if let slot = node.slots[index], type(of: slot) == Location.self {
      return unsafeDowncast(slot, to: Location.self)
    }
    let location = make()
    node.slots[index] = location
    return location
  }
}
