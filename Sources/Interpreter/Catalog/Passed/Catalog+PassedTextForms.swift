extension Catalog {
  /// What a text alone can be told, and what is said of it to those who listen.
  static let passedTextForms: [CatalogFamily] = [
    { textForms }, { textFormChoices }, { symbolForms },
  ]

  private static let textForms: [CatalogEntry] = [
    passed(
      in: "Text", "func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text",
      "Sets the text smaller beside others."),
    passed(
      in: "Text",
      "func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text",
      "Says in which language the text is."),
    passed(
      in: "Text",
      "func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text",
      "Says in which language the text is."),
    passed(
      "func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View",
      "Says in which language texts are."),
    passed(
      in: "Text", "func customAttribute<T: TextAttribute>(_ value: T) -> Text",
      "Marks the text for a renderer."),
    passed(
      in: "Text", "func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text",
      "Lets punctuation be spoken."),
    passed(
      in: "Text", "func speechSpellsOutCharacters(_ value: Bool = true) -> Text",
      "Lets the text be spelled."),
    passed(
      in: "Text", "func speechAdjustedPitch(_ value: Double) -> Text",
      "Changes the pitch of speech."),
    passed(
      in: "Text", "func speechAnnouncementsQueued(_ value: Bool = true) -> Text",
      "Lets announcements wait."),
    passed(
      in: "Text",
      "func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text",
      "Says what kind of text it is."),
    passed(
      in: "Text", "func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text",
      "Says that the text is a heading."),
    passed(
      in: "Text", "func accessibilityLabel(_ label: Text) -> Text", "Says what is read out instead."
    ),
    passed(
      in: "Text", "func accessibilityLabel(_ label: LocalizedStringKey) -> Text",
      "Says what is read out instead."),
    passed(
      "func textVariant<V: TextVariantPreference>(_ preference: V) -> some View",
      "Lets a shorter form of a text stand where room is short."),
  ]

  private static let textFormChoices: [CatalogEntry] =
    [
      named(
        "TypesettingLanguage",
        "static func explicit(_ language: Locale.Language) -> TypesettingLanguage",
        "A language by its name."),
      type("protocol TextAttribute", "A mark on a text that a renderer reads."),
      type("protocol TextVariantPreference", "Which form of a text is shown."),
    ]
    + styleNames(
      of: "TextVariantPreference",
      [
        ("fixed", "FixedTextVariant"), ("sizeDependent", "SizeDependentTextVariant"),
      ])

  private static let symbolForms: [CatalogEntry] =
    [
      type("protocol SymbolEffect", "How a symbol moves."),
      named(
        "SymbolEffectOptions", "static func speed(_ speed: Double) -> SymbolEffectOptions",
        "So many times as fast."),
      named(
        "SymbolEffectOptions", "static func `repeat`(_ count: Int?) -> SymbolEffectOptions",
        "So many times."),
      passed(
        in: "SymbolEffectOptions", "func speed(_ speed: Double) -> SymbolEffectOptions",
        "So many times as fast."),
    ]
    + symbolEffects.flatMap { short, name in
      [
        type("struct " + name + ": SymbolEffect", "One of the movements of symbols."),
        constant(short, of: name, in: "SymbolEffect", "One of the movements of symbols.") {
          StyleName(name: name)
        },
      ]
    }
    + symbolEffectForms.flatMap { name, forms in
      forms.map {
        passed(in: name, "var \($0): \(name)", "The same movement, in another form.")
      }
    }
    + named(
      "enum Orientation: UInt8, CaseIterable, Hashable", in: "Image", "How a picture is turned.",
      [
        "up", "upMirrored", "down", "downMirrored", "left", "leftMirrored", "right",
        "rightMirrored",
      ])

  private static let symbolEffects = [
    ("appear", "AppearSymbolEffect"), ("bounce", "BounceSymbolEffect"),
    ("breathe", "BreatheSymbolEffect"), ("disappear", "DisappearSymbolEffect"),
    ("pulse", "PulseSymbolEffect"), ("replace", "ReplaceSymbolEffect"),
    ("rotate", "RotateSymbolEffect"), ("scale", "ScaleSymbolEffect"),
    ("variableColor", "VariableColorSymbolEffect"), ("wiggle", "WiggleSymbolEffect"),
  ]

  private static let symbolEffectForms = [
    ("AppearSymbolEffect", ["up", "down", "byLayer", "wholeSymbol"]),
    ("BounceSymbolEffect", ["up", "down", "byLayer", "wholeSymbol"]),
    ("BreatheSymbolEffect", ["plain", "pulse", "byLayer", "wholeSymbol"]),
    ("DisappearSymbolEffect", ["up", "down", "byLayer", "wholeSymbol"]),
    ("PulseSymbolEffect", ["byLayer", "wholeSymbol"]),
    ("ReplaceSymbolEffect", ["downUp", "upUp", "offUp", "byLayer", "wholeSymbol"]),
    ("RotateSymbolEffect", ["clockwise", "counterClockwise", "byLayer", "wholeSymbol"]),
    ("ScaleSymbolEffect", ["up", "down", "byLayer", "wholeSymbol"]),
    (
      "VariableColorSymbolEffect",
      [
        "iterative", "cumulative", "reversing", "nonReversing", "hideInactiveLayers",
        "dimInactiveLayers",
      ]
    ),
    ("WiggleSymbolEffect", ["left", "right", "up", "down", "clockwise", "byLayer", "wholeSymbol"]),
  ]
}
