import NavigationCore

extension Catalog {
  /// Values of the environment that never change here.
  static let passedValueForms: [CatalogFamily] = [{ environmentForms }, { resources }]

  private static let environmentForms: [CatalogEntry] =
    [
      constantly(
        "allowsTightening", "Bool", "Whether letters move together to fit.", .bool(false)),
      constantly(
        "sizeCategory", "ContentSizeCategory", "How large the user's texts are; the older name.",
        "large"),
      constantly("symbolVariants", "SymbolVariants", "Forms of symbols.", "none"),
      constantly(
        "redactionReasons", "RedactionReasons", "Why texts are not shown; they are.",
        "RedactionReasons"),
      constantly(
        "backgroundStyle", "AnyShapeStyle?", "What backgrounds are filled with.", Value.none),
      constantly("contentTransition", "ContentTransition", "How a content changes.", "identity"),
      constantly(
        "contentTransitionAddsDrawingGroup", "Bool", "Whether a content is drawn as one.",
        .bool(false)),
      constantly("backgroundMaterial", "Material?", "The glass behind; none.", Value.none),
      constantly(
        "backgroundProminence", "BackgroundProminence", "How strong the color behind is.",
        "standard"),
      constantly(
        "allowedDynamicRange", "Image.DynamicRange?", "How bright images may be.", Value.none),
      constantly(
        "materialActiveAppearance", "MaterialActiveAppearance", "When glass looks active.",
        "automatic"),
      constantly(
        "accessibilityDimFlashingLights", "Bool", "Whether flashing lights are dimmed.",
        .bool(false)),
      constantly(
        "accessibilityPlayAnimatedImages", "Bool", "Whether moving pictures move.", .bool(true)),
      constantly("appearsActive", "Bool", "Whether the window is in front; it is.", .bool(true)),
      constantly(
        "defaultMinListHeaderHeight", "CGFloat?", "How high headings are at least.", Value.none),
      constantly(
        "navigationLinkIndicatorVisibility", "Visibility?", "Whether links have an arrow.",
        Value.none),
      named("RedactionReasons", "init()", "No reasons."),
    ]
    + named(
      "enum ContentSizeCategory: CaseIterable, Hashable",
      "How large the user's texts are; the older form.",
      [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
        "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
        "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
      ])
    + named(
      "struct BackgroundProminence: Hashable", "How strong the color behind is.",
      ["standard", "increased"])

  /// Pictures and colors of an app's own; there are none here.
  private static let resources: [CatalogEntry] = [
    type("struct ImageResource: Hashable, Sendable", "A picture of an app."),
    named("ImageResource", "init(name: String, bundle: Bundle)", "The picture of a name."),
    type("struct ColorResource: Hashable, Sendable", "A color of an app."),
    named("ColorResource", "init(name: String, bundle: Bundle)", "The color of a name."),
    shownImage("init(_ resource: ImageResource)"),
    CatalogEntry(
      owner: "Color", signature: "init(_ resource: ColorResource)",
      summary: "A color of an app; the primary color stands for it here.",
      code: { machine, _ in Color.primary.written(machine) }, isPassed: true, isRaw: true),
    shown(
      "Label", "init(_ titleKey: LocalizedStringKey, image resource: ImageResource)",
      "A title with a picture of an app; the title is shown here."
    ) { (title: DisplayText, _: Value) in title.text },
    shown(
      "Button",
      "init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void)",
      "A button with a title and a picture of an app; the title is shown here."
    ) { (title: DisplayText, _: Value, action: Action0) in
      Button(action: { action() }, label: { title.text })
    },
    shown(
      "Button",
      "init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void)",
      "A button with a title and a picture of an app; the title is shown here."
    ) { (title: DisplayText, _: Value, role: ButtonRole?, action: Action0) in
      Button(role: role, action: { action() }, label: { title.text })
    },
  ]

  private static func shownImage(_ signature: String) -> CatalogEntry {
    CatalogEntry(
      owner: "Image", signature: signature,
      summary: "A picture of an app; a box stands for it here.",
      code: { machine, _ in Image("resource").written(machine) }, isPassed: true, isRaw: true)
  }
}
