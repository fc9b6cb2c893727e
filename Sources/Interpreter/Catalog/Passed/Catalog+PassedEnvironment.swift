import NavigationCore

extension Catalog {
  static let passedEnvironment: [CatalogFamily] = [
    { screenSizes }, { situations }, { actions }, { flags },
  ]

  private static let screenSizes: [CatalogEntry] =
    named(
      "enum UserInterfaceSizeClass: Hashable", "Whether a screen is small or wide.",
      ["compact", "regular"])
    + [
      constantly(
        "horizontalSizeClass", "UserInterfaceSizeClass?", "Whether the screen is wide; it is not.",
        "compact"),
      constantly(
        "verticalSizeClass", "UserInterfaceSizeClass?", "Whether the screen is high; it is.",
        "regular"),
      constantly("dynamicTypeSize", "DynamicTypeSize", "How large the user's texts are.", "large"),
      property("EnvironmentValues", "var imageScale: Image.Scale", "The size of symbols.") {
        (_: EnvironmentValues) in
        Image.Scale.medium
      } set: { _, _ in
      },
      constantly("controlSize", "ControlSize", "The size of controls.", "regular"),
      constantly("displayScale", "CGFloat", "How many dots a point has.", .double(3)),
      constantly("pixelLength", "CGFloat", "How long a dot is.", .double(1.0 / 3)),
      constantly("defaultMinListRowHeight", "CGFloat", "How high rows are at least.", .double(44)),
      constantly("minimumScaleFactor", "CGFloat", "How far texts may shrink.", .double(1)),
    ]

  private static let situations: [CatalogEntry] =
    named(
      "enum ScenePhase: Comparable", "Whether the app is in front.",
      ["background", "inactive", "active"])
    + named(
      "enum EditMode: Hashable", "Whether rows are being edited.",
      ["inactive", "transient", "active"])
    + named(
      "enum ColorSchemeContrast: Hashable", "How strong contrasts are.", ["standard", "increased"])
    + named(
      "enum LegibilityWeight: Hashable", "Whether the user wants bold texts.", ["regular", "bold"])
    + [
      constantly("scenePhase", "ScenePhase", "Whether the app is in front; it is.", "active"),
      constantly(
        "editMode", "Binding<EditMode>?", "Whether rows are being edited; they are not.", Value.none
      ),
      constantly(
        "colorSchemeContrast", "ColorSchemeContrast", "How strong contrasts are.", "standard"),
      constantly(
        "legibilityWeight", "LegibilityWeight?", "Whether the user wants bold texts.", "regular"),
      constantly("locale", "Locale", "The user's language; nothing is known of it.", Value.none),
      constantly(
        "calendar", "Calendar", "The user's calendar; nothing is known of it.", Value.none),
      constantly(
        "timeZone", "TimeZone", "The user's time zone; nothing is known of it.", Value.none),
      constantly(
        "undoManager", "UndoManager?", "What takes changes back; there is none.", Value.none),
      constantly(
        "managedObjectContext", "NSManagedObjectContext", "Stored data; there are none.", Value.none
      ),
      constantly("modelContext", "ModelContext", "Stored data; there are none.", Value.none),
      constantly(
        "symbolRenderingMode", "SymbolRenderingMode?", "How symbols are colored.", Value.none),
      constantly("headerProminence", "Prominence", "How much headings stand out.", "standard"),
      foreign("UndoManager", "A type of Foundation."),
    ]

  private static let actions: [CatalogEntry] =
    [
      constantly(
        "openURL", "OpenURLAction", "Opens a page of the web; there is none.", "OpenURLAction"),
      constantly(
        "refresh", "RefreshAction?", "Loads what is shown anew; there is nothing to load.",
        Value.none),
      constantly(
        "dismissSearch", "DismissSearchAction", "Puts the search field away.", "DismissSearchAction"
      ),
      constantly(
        "openWindow", "OpenWindowAction", "Opens a window; there is one only.", "OpenWindowAction"),
      constantly(
        "dismissWindow", "DismissWindowAction", "Closes a window; there is one only.",
        "DismissWindowAction"),
      constantly(
        "requestReview", "RequestReviewAction", "Asks for a review.", "RequestReviewAction"),
    ]
    + [
      "OpenURLAction", "RefreshAction", "DismissSearchAction", "OpenWindowAction",
      "DismissWindowAction", "RequestReviewAction",
    ]
    .map { foreign($0, "An action that SwiftUI hands to views.") }

  private static let flags: [CatalogEntry] = [
    ("isSearching", "Whether the user is searching; nobody is."),
    ("isFocused", "Whether the view has the keyboard; it has not."),
    ("isScrollEnabled", "Whether content can be scrolled."),
    ("isLuminanceReduced", "Whether the screen is dimmed; it is not."),
    ("isSceneCaptured", "Whether the screen is recorded; it is not."),
    ("accessibilityEnabled", "Whether the screen is spoken; it is not."),
    ("accessibilityVoiceOverEnabled", "Whether the screen is spoken; it is not."),
    ("accessibilitySwitchControlEnabled", "Whether a switch is used; none is."),
    ("accessibilityReduceMotion", "Whether the user wants little movement."),
    ("accessibilityReduceTransparency", "Whether the user wants no glass."),
    (
      "accessibilityDifferentiateWithoutColor",
      "Whether the user tells colors apart with difficulty."
    ),
    ("accessibilityInvertColors", "Whether colors are inverted; they are not."),
    ("accessibilityShowButtonShapes", "Whether buttons show their form."),
    ("supportsMultipleWindows", "Whether there can be several windows; there can't."),
    ("autocorrectionDisabled", "Whether typed text stands as it is."),
  ].map { name, summary in
    constantly(
      name, "Bool", summary,
      .bool(name == "isScrollEnabled"))
  }

  /// A value of the environment that never changes here; setting it has no effect.
  static func constantly(
    _ name: String, _ type: String, _ summary: String, _ value: Value
  ) -> CatalogEntry {
    let fixed = FixedValue(value: value)
    return CatalogEntry(
      owner: "EnvironmentValues", signature: "var \(name): \(type)", summary: summary,
      code: { _, _ in fixed.value }, set: { _, _ in Value.none }, isRaw: true)
  }

  static func constantly(
    _ name: String, _ type: String, _ summary: String, _ choice: String
  ) -> CatalogEntry {
    CatalogEntry(
      owner: "EnvironmentValues", signature: "var \(name): \(type)", summary: summary,
      code: { machine, _ in StyleName(name: choice).written(machine) }, set: { _, _ in Value.none },
      isRaw: true)
  }
}

/// A number, a truth value or nil that an entry gives; never an object that could be changed.
private struct FixedValue: @unchecked Sendable {
  let value: Value
}
