/// A view that may be another one next time: `if`, `switch`, an optional, `AnyView`.
///
/// The list it stands in counts as dynamic, which SwiftUI's preferences take notice of.
@usableFromInline
final class DynamicNode: ViewNode {
  @exclusivity(unchecked) private var branch: UInt = 0
  @exclusivity(unchecked) private var kind: ObjectIdentifier?
  @exclusivity(unchecked) private var isNew = true

  @usableFromInline override init(_ parent: ViewNode) {
    super.init(parent)
  }

  @usableFromInline
  func show(branch: UInt, _ make: (ViewNode?) -> ViewNode) {
    show(kind: nil, tag: branch, make)
  }

  @usableFromInline
  func show(kind: ObjectIdentifier?, tag: UInt, _ make: (ViewNode?) -> ViewNode) {
    if tag != branch || kind != self.kind || child == nil {
      leave()
      branch = tag
      self.kind = kind
      child = make(nil)
      if !isNew { graph.structureChanged(below: self) }
    } else {
      child = make(child)
    }
    isNew = false
  }

  @usableFromInline
  func showNothing() {
    if child != nil {
      leave()
      graph.structureChanged(below: self)
    }
    branch = 0
    isNew = false
  }

  private func leave() {
    guard let old = child else { return }
    child = nil
    graph.destroy(old)
  }

  override func collect(_ list: inout BoxList) {
    list.isDynamic = true
    child?.collect(&list)
  }
}

/// A view with an identity of its own, given by `.id(_:)`.
final class IdentityNode: ViewNode {
  private var id: AnyHashable?

  private var isReplacing = false

  /// Another identity takes the view below off the device.
  func identify(as id: AnyHashable) {
    defer { self.id = id }
    guard let old = child, id != self.id else { return }
    child = nil
    graph.destroy(old)
    isReplacing = true
  }

  override func childIsMade() {
    guard isReplacing else { return }
    isReplacing = false
    graph.structureChanged(below: self)
  }
}

/// A view marked with a value that a selection above may look for.
final class TagNode: ViewNode {
  var tag: AnyHashable?
}
