extension Catalog {
  /// More of what SwiftUI has and the playground refuses, each with its reason.
  static let refusedForms: [CatalogFamily] = [
    { clockTexts }, { foreignTexts }, { dividedViews }, { drawnByOthers },
  ]

  private static let noClock =
    "a text that changes with the clock would never come to rest here; write a Text of a value you know"
  private static let noFormatters =
    "formatters come from Foundation, which is not here; write an interpolation, such as Text(\"\\(value)\")"

  private static let clockTexts: [CatalogEntry] =
    [
      Interpreter.refused(
        "Text", "init(_ dates: ClosedRange<Date>)", "From one day to another.",
        because: noFormatters
      ),
      Interpreter.refused(
        "Text",
        "init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)",
        "A clock that counts.", because: noClock),
      Interpreter.refused(
        "Text", "init(_ source: TimeDataSource, format: FormatStyle)", "A text by the clock.",
        because: noClock),
      Interpreter.refused(
        "Text", "init<S>(_ subject: S, formatter: Formatter)", "A value by a formatter.",
        because: noFormatters),
    ]
    + named("struct TimeDataSource", "What the clock says.", ["currentDate"])
    + [
      "durationOffset(to date: Date)", "dateRange(startingAt date: Date)",
      "dateRange(endingAt date: Date)",
    ]
    .map { named("TimeDataSource", "static func \($0) -> TimeDataSource", "What the clock says.") }
    + [
      "currency(code: String)", "stopwatch(startingAt date: Date)",
      "timer(countingDownIn range: Range<Date>)", "timer(countingUpIn range: Range<Date>)",
      "offset(to date: Date)", "reference(to date: Date)",
      "time(pattern: TimeFormatPattern)",
    ].map { named("FormatStyle", "static func \($0) -> FormatStyle", "A format.") }
    + ["interval", "name", "list"].map {
      constant($0, of: "FormatStyle", in: "FormatStyle", "A format.") {
        StyleName(name: "FormatStyle")
      }
    }
    + ["offset", "timer"].map {
      constant($0, of: "Text.DateStyle", in: "Text.DateStyle", "How a date is shown.") {
        StyleName(name: "Text.DateStyle")
      }
    }
    + named(
      "struct TimeFormatPattern", "Which parts of a time are shown.",
      ["hourMinute", "hourMinuteSecond", "minuteSecond"])
    + [type("class Formatter", "A type of Foundation that writes values.")]

  private static let foreignTexts: [CatalogEntry] = [
    Interpreter.refused(
      "Image",
      "init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void)",
      "A picture by commands.",
      because: "there are no drawing commands here; draw with shapes and a Path")
  ]

  private static let dividedViews: [CatalogEntry] =
    ["Group", "ForEach"].flatMap { owner in
      [
        Interpreter.refused(
          owner,
          owner == "Group"
            ? "init<B: View, R: View>(subviews view: B, @ViewBuilder transform: @escaping (SubviewsCollection) -> R)"
            : "init<B: View>(subviews view: B, @ViewBuilder content: @escaping (Subview) -> Content)",
          "The views inside another.", because: noParts),
        Interpreter.refused(
          owner,
          owner == "Group"
            ? "init<B: View, R: View>(sections view: B, @ViewBuilder transform: @escaping (SectionCollection) -> R)"
            : "init<B: View>(sections view: B, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)",
          "The sections inside another view.", because: noParts),
      ]
    } + [
      foreign("SubviewsCollection", "The views inside another."),
      foreign("Subview", "A view inside another."),
      foreign("SectionCollection", "The sections inside a view."),
      foreign("SectionConfiguration", "A section inside a view."),
      type("struct TupleView<T>: View", "Several views, as a builder makes them."),
      Interpreter.refused(
        "TupleView", "init(_ value: T)", "Several views.",
        because: "builders make it; write the views in a Group"),
      type("struct ModifiedContent<Content, Modifier>: View", "A view with a modifier."),
      Interpreter.refused(
        "ModifiedContent", "init(content: Content, modifier: Modifier)", "A view with a modifier.",
        because: "write content.modifier(modifier)"),
      Interpreter.refused(
        "ViewModifier", "func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T>",
        "Two modifiers as one.", because: "attach one after the other with 'modifier'"),
    ]

  private static let noParts =
    "a view can't be taken apart here; give the views as data to a ForEach"

  private static let noScrollNames =
    "scroll views have no names here; name one with 'coordinateSpace'"
  private static let noCoreGraphics = "Core Graphics' paths are not here; draw with a Path"
  private static let noCutting =
    "paths cannot be cut here; draw them in a ZStack, or cut one with 'mask' or 'clipShape'"
  private static let noColorParts =
    "the parts of a color are known to the terminal only; keep the numbers it was made from"

  private static let drawnByOthers: [CatalogEntry] =
    ["NamedCoordinateSpace", "CoordinateSpace", "CoordinateSpaceProtocol"].flatMap { owner in
      let type = owner == "CoordinateSpace" ? owner : "NamedCoordinateSpace"
      return [
        Interpreter.refused(
          owner, "static var scrollView: \(type)", "The scroll view around.",
          because: noScrollNames),
        Interpreter.refused(
          owner, "static func scrollView(axis: Axis) -> \(type)", "The scroll view around.",
          because: noScrollNames),
      ]
    } + [
      Interpreter.refused(
        "Path", "init(_ path: CGMutablePath)", "An outline of Core Graphics.",
        because: noCoreGraphics),
      Interpreter.refused(
        "Path", "func normalized(eoFill: Bool = true) -> Path", "An outline without crossings.",
        because: noCutting),
      Interpreter.refused(
        "Path", "func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path",
        "The line inside another outline.", because: noCutting),
      Interpreter.refused(
        "Path", "func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path",
        "The line outside another outline.", because: noCutting),
      Interpreter.refused(
        "Shape", "func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape",
        "The line inside another shape.", because: noCutting),
      Interpreter.refused(
        "Shape", "func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape",
        "The line outside another shape.", because: noCutting),
      Interpreter.refused(
        "Color", "init(_ cgColor: CGColor)", "A color of Core Graphics.",
        because: "Core Graphics is not here; write Color(red:green:blue:)"),
      Interpreter.refused(
        "Color", "init(_ resolved: Color.Resolved)", "A color by its parts.",
        because: "write Color(red:green:blue:opacity:)"),
      Interpreter.refused(
        "Color", "func resolve(in environment: EnvironmentValues) -> Color.Resolved",
        "The parts of a color.", because: noColorParts),
      Interpreter.refused(
        "Color", "var cgColor: CGColor?", "The color for Core Graphics.", because: noColorParts),
      type("struct Resolved: Hashable", in: "Color", "The parts of a color."),
      named(
        "Color.Resolved",
        "init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)",
        "The parts of a color."),
      type("struct MeshGradient: ShapeStyle, View", "Colors between the places of a net."),
      Interpreter.refused(
        "MeshGradient",
        "init<P, C>(width: Int, height: Int, points: P, colors: C, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)",
        "Colors between the places of a net.", because: noMesh),
      Interpreter.refused(
        "MeshGradient",
        "init(width: Int, height: Int, locations: MeshLocations, colors: MeshColors, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)",
        "Colors between the places of a net.", because: noMesh),
      named("MeshLocations", "static func points<P>(_ points: P) -> MeshLocations", "Places."),
      named("MeshColors", "static func colors<C>(_ colors: C) -> MeshColors", "Colors."),
      type("struct MeshLocations", "The places of a net."),
      type("struct MeshColors", "The colors of a net."),
    ]

  private static let noMesh =
    "nets of colors are not drawn here; lay a LinearGradient over another with an opacity"
}
