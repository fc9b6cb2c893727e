import NavigationCore

// The compiled types that the running program has as values, by their names in the catalog.

extension Color: NativeType { static let catalogName = "Color" }
extension Color.RGBColorSpace: NativeType { static let catalogName = "Color.RGBColorSpace" }
extension UIColor: NativeType { static let catalogName = "UIColor" }
extension Gradient: NativeType { static let catalogName = "Gradient" }
extension Gradient.Stop: NativeType { static let catalogName = "Gradient.Stop" }
extension LinearGradient: NativeType { static let catalogName = "LinearGradient" }
extension RadialGradient: NativeType { static let catalogName = "RadialGradient" }
extension EllipticalGradient: NativeType { static let catalogName = "EllipticalGradient" }
extension AngularGradient: NativeType { static let catalogName = "AngularGradient" }
extension AnyGradient: NativeType { static let catalogName = "AnyGradient" }
extension Material: NativeType { static let catalogName = "Material" }
extension AnyShapeStyle: NativeType { static let catalogName = "AnyShapeStyle" }
extension HierarchicalShapeStyle: NativeType { static let catalogName = "HierarchicalShapeStyle" }
extension ForegroundStyle: NativeType { static let catalogName = "ForegroundStyle" }
extension BackgroundStyle: NativeType { static let catalogName = "BackgroundStyle" }
extension TintShapeStyle: NativeType { static let catalogName = "TintShapeStyle" }
extension SeparatorShapeStyle: NativeType { static let catalogName = "SeparatorShapeStyle" }

extension Font: NativeType { static let catalogName = "Font" }
extension Font.Weight: NativeType { static let catalogName = "Font.Weight" }
extension Font.TextStyle: NativeType { static let catalogName = "Font.TextStyle" }
extension Font.Design: NativeType { static let catalogName = "Font.Design" }
extension Font.Width: NativeType { static let catalogName = "Font.Width" }
extension Font.Leading: NativeType { static let catalogName = "Font.Leading" }

extension Edge: NativeType { static let catalogName = "Edge" }
extension Edge.Set: NativeType { static let catalogName = "Edge.Set" }
extension HorizontalEdge: NativeType { static let catalogName = "HorizontalEdge" }
extension HorizontalEdge.Set: NativeType { static let catalogName = "HorizontalEdge.Set" }
extension VerticalEdge: NativeType { static let catalogName = "VerticalEdge" }
extension VerticalEdge.Set: NativeType { static let catalogName = "VerticalEdge.Set" }
extension EdgeInsets: NativeType { static let catalogName = "EdgeInsets" }
extension Axis: NativeType { static let catalogName = "Axis" }
extension Axis.Set: NativeType { static let catalogName = "Axis.Set" }
extension Alignment: NativeType { static let catalogName = "Alignment" }
extension HorizontalAlignment: NativeType { static let catalogName = "HorizontalAlignment" }
extension VerticalAlignment: NativeType { static let catalogName = "VerticalAlignment" }
extension TextAlignment: NativeType { static let catalogName = "TextAlignment" }
extension UnitPoint: NativeType { static let catalogName = "UnitPoint" }
extension Angle: NativeType { static let catalogName = "Angle" }
extension ContentMode: NativeType { static let catalogName = "ContentMode" }
extension LayoutDirection: NativeType { static let catalogName = "LayoutDirection" }
extension ColorScheme: NativeType { static let catalogName = "ColorScheme" }
extension ViewDimensions: NativeType { static let catalogName = "ViewDimensions" }

extension CGPoint: NativeType {
  static let catalogName = "CGPoint"
  var catalogText: String { "(\(x), \(y))" }
}
extension CGSize: NativeType {
  static let catalogName = "CGSize"
  var catalogText: String { "(\(width), \(height))" }
}
extension CGRect: NativeType {
  static let catalogName = "CGRect"
  var catalogText: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
extension CGVector: NativeType { static let catalogName = "CGVector" }
extension CGAffineTransform: NativeType { static let catalogName = "CGAffineTransform" }
extension ProjectionTransform: NativeType { static let catalogName = "ProjectionTransform" }
extension ObservableObjectPublisher: NativeType {
  static let catalogName = "ObservableObjectPublisher"
}
extension PinnedScrollableViews: NativeType { static let catalogName = "PinnedScrollableViews" }
extension GridItem: NativeType { static let catalogName = "GridItem" }
extension GridItem.Size: NativeType { static let catalogName = "GridItem.Size" }
extension ContainerRelativeShape: NativeType { static let catalogName = "ContainerRelativeShape" }
extension ContentShapeKinds: NativeType { static let catalogName = "ContentShapeKinds" }
extension LabelStyleConfiguration: NativeType { static let catalogName = "LabelStyleConfiguration" }
extension LabelStyleConfiguration.Title: NativeType {
  static let catalogName = "LabelStyleConfiguration.Title"
}
extension LabelStyleConfiguration.Icon: NativeType {
  static let catalogName = "LabelStyleConfiguration.Icon"
}
extension EmptyModifier: NativeType { static let catalogName = "EmptyModifier" }
extension Path: NativeType { static let catalogName = "Path" }
extension StrokeStyle: NativeType { static let catalogName = "StrokeStyle" }
extension FillStyle: NativeType { static let catalogName = "FillStyle" }
extension CGLineCap: NativeType { static let catalogName = "CGLineCap" }
extension CGLineJoin: NativeType { static let catalogName = "CGLineJoin" }
extension RoundedCornerStyle: NativeType { static let catalogName = "RoundedCornerStyle" }
extension RectangleCornerRadii: NativeType { static let catalogName = "RectangleCornerRadii" }

extension Text: NativeType { static let catalogName = "Text" }
extension Text.TruncationMode: NativeType { static let catalogName = "Text.TruncationMode" }
extension Text.Case: NativeType { static let catalogName = "Text.Case" }
extension Text.LineStyle.Pattern: NativeType {
  static let catalogName = "Text.LineStyle.Pattern"
}
extension Image: NativeType { static let catalogName = "Image" }
extension Image.Scale: NativeType { static let catalogName = "Image.Scale" }
extension Image.ResizingMode: NativeType { static let catalogName = "Image.ResizingMode" }
extension Image.TemplateRenderingMode: NativeType {
  static let catalogName = "Image.TemplateRenderingMode"
}
extension Image.Interpolation: NativeType { static let catalogName = "Image.Interpolation" }
extension ButtonRole: NativeType { static let catalogName = "ButtonRole" }
extension Animation: NativeType { static let catalogName = "Animation" }
extension AnyTransition: NativeType { static let catalogName = "AnyTransition" }
extension Transaction: NativeType { static let catalogName = "Transaction" }
extension EnvironmentValues: NativeType { static let catalogName = "EnvironmentValues" }

extension NativeType where Self: CaseIterable {
  /// An enum's value is shown by its name.
  var catalogText: String { "\(self)" }
}

extension Rectangle: NativeType { static let catalogName = "Rectangle" }
extension RoundedRectangle: NativeType { static let catalogName = "RoundedRectangle" }
extension UnevenRoundedRectangle: NativeType { static let catalogName = "UnevenRoundedRectangle" }
extension Circle: NativeType { static let catalogName = "Circle" }
extension Ellipse: NativeType { static let catalogName = "Ellipse" }
extension Capsule: NativeType { static let catalogName = "Capsule" }
extension AnyShape: NativeType { static let catalogName = "AnyShape" }
extension ShapeView: NativeType, Readable, Writable where Content == AnyShape {
  static var catalogName: String { "ShapeView" }
  var asView: ErasedView? { ErasedView(self) }
}

extension GeometryProxy: NativeType { static let catalogName = "GeometryProxy" }
extension CoordinateSpace: NativeType { static let catalogName = "CoordinateSpace" }
extension NamedCoordinateSpace: NativeType { static let catalogName = "NamedCoordinateSpace" }
extension SafeAreaRegions: NativeType { static let catalogName = "SafeAreaRegions" }
extension NavigationBarItem.TitleDisplayMode: NativeType {
  static let catalogName = "NavigationBarItem.TitleDisplayMode"
}
extension Visibility: NativeType { static let catalogName = "Visibility" }
extension ToolbarPlacement: NativeType { static let catalogName = "ToolbarPlacement" }
extension ToolbarItemPlacement: NativeType { static let catalogName = "ToolbarItemPlacement" }
extension PresentationMode: NativeType { static let catalogName = "PresentationMode" }
extension DismissAction: NativeType { static let catalogName = "DismissAction" }

extension SelectionShapeStyle: NativeType { static let catalogName = "SelectionShapeStyle" }
extension PlaceholderTextShapeStyle: NativeType {
  static let catalogName = "PlaceholderTextShapeStyle"
}
extension LinkShapeStyle: NativeType { static let catalogName = "LinkShapeStyle" }
extension FillShapeStyle: NativeType { static let catalogName = "FillShapeStyle" }
extension WindowBackgroundShapeStyle: NativeType {
  static let catalogName = "WindowBackgroundShapeStyle"
}
extension Gradient.ColorSpace: NativeType { static let catalogName = "Gradient.ColorSpace" }
extension ProposedViewSize: NativeType { static let catalogName = "ProposedViewSize" }
extension Path.Element: NativeType { static let catalogName = "Path.Element" }
extension Text.LineStyle: NativeType { static let catalogName = "Text.LineStyle" }
extension AnimationCompletionCriteria: NativeType {
  static let catalogName = "AnimationCompletionCriteria"
}
