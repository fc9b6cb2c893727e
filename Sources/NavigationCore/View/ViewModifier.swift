/// A change that can be attached to any view.
public protocol ViewModifier {
  /// The views that `body(content:)` makes.
  associatedtype Body: View

  @ViewBuilder func body(content: Content) -> Body

  /// The view that is modified.
  typealias Content = ModifierContent<Self>

  /// Makes the node of a view with the modifier attached.
  static func _modify<Modified: View>(
    _ content: Modified, _ modifier: Self, _ old: ViewNode?, _ parent: ViewNode
  ) -> ViewNode
}

extension ViewModifier {
  public static func _modify<Modified: View>(
    _ content: Modified, _ modifier: Self, _ old: ViewNode?, _ parent: ViewNode
  ) -> ViewNode {
    let host = ModifierHost(
      modifier: modifier,
      content: ModifierContent(content: ErasedContentOf(content, tag: 0)))
    return ModifierHost<Self>._makeNode(host, old, parent)
  }
}

/// The view that a modifier is attached to, as its `body(content:)` receives it.
public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let content: ErasedContent

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    HolderNode.make(view.content, old, parent)
  }
}

/// A view with a modifier attached.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("A modified view has no body; its node is made instead.")
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    Modifier._modify(view.content, view.modifier, old, parent)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(
    content inner: ModifierContent<ModifiedContent<Content, Modifier>>
  ) -> some View {
    inner.modifier(self.content).modifier(modifier)
  }
}

/// Runs the body of a modifier; it owns the modifier's state.
private struct ModifierHost<Modifier: ViewModifier>: View, ModifierHosting {
  let modifier: Modifier
  let content: ModifierContent<Modifier>

  var body: Modifier.Body {
    modifier.body(content: content)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public init() {}

  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// One modifier made of two: this one inside, `modifier` around it.
  public func concat<Next: ViewModifier>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Attaches a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
