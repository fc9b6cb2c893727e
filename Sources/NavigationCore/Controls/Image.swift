/// A symbol, or a picture of an asset catalog.
///
/// A symbol is drawn in its form of one to three cells, or by its name in braces; so is a picture,
/// whose pixels are not here.
public struct Image: PrimitiveView, Equatable {
  let name: String
  let isSymbol: Bool
  let label: String?
  var isResizable = false

  public init(systemName: String) {
    self.init(name: systemName, isSymbol: true, label: nil)
  }

  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  public init(_ name: String) {
    self.init(name: name, isSymbol: false, label: nil)
  }

  public init(_ name: String, label: Text) {
    self.init(name: name, isSymbol: false, label: label.plainText)
  }

  public init(decorative name: String) {
    self.init(name: name, isSymbol: false, label: nil)
  }

  private init(name: String, isSymbol: Bool, label: String?) {
    self.name = name
    self.isSymbol = isSymbol
    self.label = label
  }

  /// The characters that stand for it, turned with the direction of lines and the map it is drawn under.
  func form(_ direction: LayoutDirection, under motion: CGAffineTransform?) -> String {
    guard isSymbol else { return form }
    let name = symbolName(name, direction)
    return motion.flatMap { turnedSymbolForm(name, $0) } ?? symbolForm(name)
  }

  /// The characters that stand for it.
  var form: String { isSymbol ? symbolForm(name) : "{\(name)}" }

  public static func _makeNode(_ view: Self, _ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    if let node = reuse(old, as: ImageNode.self, parent) {
      node.update(view)
      return node
    }
    return ImageNode(parent, view)
  }

  /// How the pixels of a picture are stretched.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How a picture is coloured.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How smooth a stretched picture is.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }
}

extension Image {
  /// Lets the picture take whatever it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// The box of a symbol or picture: one row that is never broken.
final class ImageNode: LayoutNode {
  private var image: Image
  private var width: Int32 = 0

  init(_ parent: ViewNode, _ image: Image) {
    self.image = image
    super.init(parent)
    width = layOut(image.form, width: nil).width
  }

  func update(_ image: Image) {
    guard image != self.image else { return }
    self.image = image
    width = layOut(image.form, width: nil).width
    graph.layoutChanged(from: self)
  }

  override func size(_ proposal: Proposal) -> Size {
    image.isResizable ? proposal.filled(ideal: Size(width, 1)) : Size(width, 1)
  }

  override func draw(_ canvas: inout Canvas) {
    let form = image.form(environment.layoutDirection, under: canvas.motion)
    canvas.draw(
      form, x: frame.x &+ ((frame.width &- width) >> 1),
      y: frame.y &+ ((max(frame.height, 1) &- 1) >> 1),
      ink: Ink(color: environment.text.foreground?.color))
  }

  override var spokenText: SpokenText? {
    image.label.map { .text($0) } ?? .symbol(image.name)
  }

  override var outlineName: String? { "Image \"\(image.name)\"" }
}
