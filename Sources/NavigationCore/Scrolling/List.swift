/// Rows one under the other that can be scrolled; each view of the content is a row.
///
/// It takes all the room it is offered and places only the rows that are seen.
public struct List<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: RowsNode.self, parent) ?? RowsNode(parent)
    node.content = Content._makeNode(view.content, node.content, node)
    return node
  }
}

extension List {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Rows made from data of which one may be selected in a list that is being edited.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View, Selection: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(data, id: id, rowContent: rowContent)
  }

  /// Rows made from data of which several may be selected in a list that is being edited.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View, Selection: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(data, id: id, rowContent: rowContent)
  }

  /// Rows made from data of which one may be selected in a list that is being edited.
  public init<Data: RandomAccessCollection, RowContent: View, Selection: Hashable>(
    _ data: Data, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(data, rowContent: rowContent)
  }

  /// Rows made from data of which several may be selected in a list that is being edited.
  public init<Data: RandomAccessCollection, RowContent: View, Selection: Hashable>(
    _ data: Data, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(data, rowContent: rowContent)
  }

  /// Rows that may be selected in a list that is being edited; a phone's list as such selects nothing.
  public init<Selection: Hashable>(
    selection: Binding<Selection?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// Rows of which several may be selected in a list that is being edited.
  public init<Selection: Hashable>(
    selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }
}

/// Rows of controls, grouped by sections.
public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    List { content }
  }
}
