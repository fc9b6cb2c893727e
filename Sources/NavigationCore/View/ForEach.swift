/// A view for each element of some data.
///
/// Each is told apart by its identity: when the data change, a view moves along with its element and
/// keeps its state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID

  init(
    _ data: Data, identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identify = identify
    self.content = content
  }
}

extension ForEach: View {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("ForEach has no body; its node is made instead.")
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: ForEachNode.self, parent) ?? ForEachNode(parent)
    let limit = node.graph.limits.members
    let count = view.data.count
    if count > limit { node.graph.note(.tooManyMembers(count, limit: limit)) }
    let elements = Array(view.data.prefix(limit))
    node.update(ids: elements.map(view.identify)) { [content = view.content] index, old, node in
      let content = node.readingForBody { content(elements[index]) }
      return Content._makeNode(content, old, node)
    }
    return node
  }
}

extension ForEach: PrimitiveView {}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, told apart by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identify: { $0.id }, content: content)
  }
}

extension ForEach {
  /// Makes a view for each element, told apart by one of its properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identify: { $0 }, content: content)
  }
}

extension ForEach {
  /// Makes a view for a binding to each element, told apart by its `id`.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [(element: Binding<Elements.Element>, id: ID)],
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for a binding to each element, told apart by one of its properties.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [(element: Binding<Elements.Element>, id: ID)],
    Elements: MutableCollection & RandomAccessCollection
  {
    let values = data.wrappedValue
    let members = values.indices.map { (element: data[$0], id: values[$0][keyPath: id]) }
    self.init(members, identify: { $0.id }, content: { content($0.element) })
  }
}

/// A view that makes others from data, and lets them be deleted and moved.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: DynamicViewContent {}
