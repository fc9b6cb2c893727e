extension View {
  /// Says what the view is, to who listens; `tap` finds a view without a text of its own by it.
  public func accessibilityLabel(_ label: Text) -> Modified<Self> {
    modified(AccessibilityLabelModification(label.string))
  }

  /// Says what the view is, to who listens; `tap` finds a view without a text of its own by it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Modified<Self> {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is, to who listens; `tap` finds a view without a text of its own by it.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Modified<Self> {
    accessibilityLabel(Text(label))
  }

  /// Says what the view is, to who listens: the older name.
  public func accessibility(label: Text) -> Modified<Self> { accessibilityLabel(label) }
}

private final class AccessibilityLabelModification: Modification {
  private let label: String

  init(_ label: String) {
    self.label = label
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node =
      reuse(old, as: AccessibilityLabelNode.self, parent) ?? AccessibilityLabelNode(parent)
    node.label = label
    return node
  }
}

/// A view with a name for who does not see it.
final class AccessibilityLabelNode: ViewNode {
  @exclusivity(unchecked) var label = ""

  override var spokenText: SpokenText? { label.isEmpty ? nil : .label(label) }
}
