extension Catalog {
  /// What SwiftUI and Foundation have and the playground refuses, each with its reason.
  static let refused: [CatalogFamily] = [{ formatted }, { refusedTypes }, { combinedShapes }]

  private static let formatted: [CatalogEntry] = [
    Interpreter.refused(
      "Text", "init(_ input: Double, format: FormatStyle)", "A number in a format.",
      because: noFormats),
    Interpreter.refused(
      "Text", "init(_ input: Date, format: FormatStyle)", "A date in a format.",
      because: noFormats),
    Interpreter.refused(
      "Text", "init(_ date: Date, style: Text.DateStyle)", "A date that keeps up with the time.",
      because: noFormats),
    Interpreter.refused(
      "String", "init(format: String, _ arguments: Any...)", "A text by a printf format.",
      because: "write an interpolation, such as \"\\(value)\""),
  ]

  private static let combinedShapes: [CatalogEntry] = [
    ("union", "All that two shapes cover."), ("intersection", "What two shapes have in common."),
    ("subtracting", "A shape without another."),
    ("symmetricDifference", "What one of two shapes covers."),
  ].map { name, summary in
    Interpreter.refused(
      "Shape", "func \(name)<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape", summary,
      because:
        "shapes cannot be combined here; draw them in a ZStack, cut one with 'mask', or fill a path of both with 'eoFill'"
    )
  }

  private static let noFormats =
    "formats come from Foundation, which is not here; write an interpolation, such as Text(\"\\(value)\")"

  private static let refusedTypes: [CatalogEntry] = [
    type("protocol FormatStyle", "How a value becomes a text."),
    type("struct DateStyle", in: "Text", "How a date is shown."),
    constant("date", of: "Text.DateStyle", in: "Text.DateStyle", "The day.") {
      StyleName(name: "Text.DateStyle")
    },
    constant("time", of: "Text.DateStyle", in: "Text.DateStyle", "The hour and minute.") {
      StyleName(name: "Text.DateStyle")
    },
    constant("relative", of: "Text.DateStyle", in: "Text.DateStyle", "How long ago it is.") {
      StyleName(name: "Text.DateStyle")
    },
    constant("number", of: "FormatStyle", in: "FormatStyle", "A number with separators.") {
      StyleName(name: "FormatStyle")
    },
    constant("percent", of: "FormatStyle", in: "FormatStyle", "A number of hundredths.") {
      StyleName(name: "FormatStyle")
    },
    constant("dateTime", of: "FormatStyle", in: "FormatStyle", "A day and a time.") {
      StyleName(name: "FormatStyle")
    },
  ]
}
