/// Views that belong together, with a header above and a footer below.
///
/// In a list sections stand apart; elsewhere header, content and footer follow each other.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer
  private var isExpanded: Binding<Bool>?

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.footer = footer
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: SectionNode.self, parent) ?? SectionNode(parent)
    node.header.content = Parent._makeNode(view.header, node.header.content, node.header)
    if node.readingForBody({ view.isExpanded?.wrappedValue ?? true }) {
      let isNew = node.content == nil
      node.content = Content._makeNode(view.content, node.content, node)
      if isNew { node.graph.structureChanged(below: node) }
    } else {
      node.dropContent()
    }
    node.footer.content = Footer._makeNode(view.footer, node.footer.content, node.footer)
    return node
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Footer == EmptyView {
  /// Shows its content only while `isExpanded` holds.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), content: content)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Shows its content only while `isExpanded` holds.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Shows its content only while `isExpanded` holds.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

/// A section on the device; its members stand in the list around it.
final class SectionNode: ViewNode {
  lazy var header = SectionEdgeNode(self, .header)
  lazy var footer = SectionEdgeNode(self, .footer)
  private lazy var gap = SectionEdgeNode(self, .gap)
  var content: ViewNode?

  override init(_ parent: ViewNode) {
    super.init(parent)
  }

  override func collect(_ list: inout BoxList) {
    if enclosingRows != nil { list.append(gap) }
    if header.isFilled { list.append(header) }
    content?.collect(&list)
    if footer.isFilled { list.append(footer) }
  }

  /// Takes the content off the device, while the section is folded.
  func dropContent() {
    guard let old = content else { return }
    content = nil
    graph.destroy(old)
    graph.structureChanged(below: self)
  }

  override var boxCount: Int {
    (enclosingRows == nil ? 0 : 1) + (header.isFilled ? 1 : 0) + (content?.boxCount ?? 0)
      + (footer.isFilled ? 1 : 0)
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    visit(header)
    if let content { visit(content) }
    visit(footer)
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    pile += [header, footer, gap]
    if let content { pile.append(content) }
    content = nil
  }

  override var outlineName: String? { "Section" }
}

/// The header or footer of a section, or, without content, the gap before it.
final class SectionEdgeNode: StackNode {
  enum Edge { case header, footer, gap }

  let edge: Edge

  init(_ parent: ViewNode, _ edge: Edge) {
    self.edge = edge
    super.init(parent, .vertical(.leading, nil))
  }

  var isFilled: Bool { (content?.boxCount ?? 0) > 0 }
  var isBlank: Bool { content == nil }
}
