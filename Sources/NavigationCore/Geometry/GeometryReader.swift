/// A view that makes its content from the room it is given.
///
/// It takes all it is offered (10 by 10 points where nothing is) and places its content at its top
/// leading corner, as SwiftUI does.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    let node = reuse(old, as: GeometryNode.self, parent) ?? GeometryNode(parent)
    node.update { [content = view.content] proxy, old, node in
      GeometryContent._makeNode(GeometryContent(proxy: proxy, content: content), old, node)
    }
    return node
  }
}

/// The content, made by a body, so that what it reads makes it run again.
private struct GeometryContent<Content: View>: View {
  let proxy: GeometryProxy
  let content: (GeometryProxy) -> Content

  var body: Content { content(proxy) }
}

/// Makes its content while it is laid out: only then is its room known.
final class GeometryNode: ContainerNode {
  typealias Builder = (GeometryProxy, ViewNode?, ViewNode) -> ViewNode

  private var build: Builder?
  private var proxy: GeometryProxy?
  private lazy var source = GeometrySource(self)

  /// Another builder runs at once with the room known so far; what it makes is heard in this round.
  func update(_ build: @escaping Builder) {
    self.build = build
    if let proxy { content = build(proxy, content, self) }
  }

  override func size(_ proposal: Proposal) -> Size {
    proposal.filled(ideal: Size(CellGeometry.columns(10), CellGeometry.rows(10)))
  }

  override func arrange(_ proposal: Proposal) {
    let insets = safeAreaInsets
    if proxy?.cells != frame || proxy?.safeAreaInsets != insets {
      let new = GeometryProxy(cells: frame, safeAreaInsets: insets, source: source)
      proxy = new
      rebuild(new)
    }
    let room = Proposal(frame.width, frame.height)
    boxes.forEach { $0.place(frame.x, frame.y, room) }
  }

  private func rebuild(_ proxy: GeometryProxy) {
    let isFirst = content == nil
    content = build?(proxy, content, self)
    if isFirst {
      listIsFresh = false
      graph.preferencesChanged(from: self)
    }
  }

  override func dismantle(_ pile: inout [ViewNode]) {
    super.dismantle(&pile)
    build = nil
  }

  override var outlineName: String? { "GeometryReader" }
}
