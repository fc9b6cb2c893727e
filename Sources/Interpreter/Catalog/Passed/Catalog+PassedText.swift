extension Catalog {
  static let passedTexts: [CatalogFamily] = [{ textLooks }, { textEditing }, { symbolLooks }]

  private static let textLooks: [CatalogEntry] =
    [
      passed("func fontDesign(_ design: Font.Design?) -> some View", "Sets the shape of letters."),
      passed("func fontWidth(_ width: Font.Width?) -> some View", "Sets the width of letters."),
      passed("func monospaced(_ isActive: Bool = true) -> some View", "Sets letters of one width."),
      passed("func monospacedDigit() -> some View", "Sets digits of one width."),
      passed("func kerning(_ kerning: CGFloat) -> some View", "Sets letters farther apart."),
      passed("func tracking(_ tracking: CGFloat) -> some View", "Sets letters farther apart."),
      passed(
        "func baselineOffset(_ baselineOffset: CGFloat) -> some View", "Moves texts up or down."),
      passed(
        "func minimumScaleFactor(_ factor: CGFloat) -> some View", "Lets texts shrink to fit."),
      passed(
        "func allowsTightening(_ flag: Bool) -> some View", "Lets letters move together to fit."),
      passed(
        "func dynamicTypeSize(_ size: DynamicTypeSize) -> some View",
        "Sets how large the user's texts are."),
      passed(
        "func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View",
        "Limits how large the user's texts are."),
      passed(
        "func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View",
        "Limits how large the user's texts are."),
      passed(
        "func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View",
        "Limits how small the user's texts are."),
      passed(
        "func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View",
        "Sets the height of lines."),
      passed(
        "func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View",
        "Sets texts smaller beside others."),
      passed(
        "func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View",
        "Says in which language texts are."),
      passed(
        "func textRenderer<T: TextRenderer>(_ renderer: T) -> some View",
        "Draws texts by rules of your own."),
      passed(
        "func textSelection<S: TextSelectability>(_ selectability: S) -> some View",
        "Lets texts be selected."),
      passed(
        "func fontWeight(_ weight: Font.Weight?, isActive: Bool) -> some View",
        "Sets how strong strokes are."),
      passed(
        "func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View",
        "Lets punctuation be spoken."),
      passed(
        "func speechSpellsOutCharacters(_ value: Bool = true) -> some View",
        "Lets texts be spelled."),
      passed(
        "func speechAdjustedPitch(_ value: Double) -> some View", "Changes the pitch of speech."),
      passed(
        "func speechAnnouncementsQueued(_ value: Bool = true) -> some View",
        "Lets announcements wait."),
    ]
    + named(
      "enum DynamicTypeSize: Comparable, Hashable", "How large the user's texts are.",
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ])
    + named(
      "struct Scale", in: "Text", "How large a text is beside others.", ["default", "secondary"])
    + named("struct TypesettingLanguage", "The language of texts.", ["automatic"])
    + named("protocol TextRenderer", "Rules for drawing texts.")
    + named(
      "protocol TextSelectability", "Whether texts can be selected.", ["enabled", "disabled"])

  private static let textEditing: [CatalogEntry] =
    [
      passed(
        "func keyboardType(_ type: UIKeyboardType) -> some View",
        "Says which keys the keyboard has."),
      passed(
        "func textContentType(_ textContentType: UITextContentType?) -> some View",
        "Says what a field is for."),
      passed(
        "func autocapitalization(_ style: UITextAutocapitalizationType) -> some View",
        "Says when capitals begin."),
      passed(
        "func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View",
        "Says when capitals begin."),
      passed(
        "func autocorrectionDisabled(_ disable: Bool = true) -> some View",
        "Lets typed text stand as it is."),
      passed(
        "func disableAutocorrection(_ disable: Bool?) -> some View",
        "Lets typed text stand as it is; the older name."),
      passed(
        "func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View", "Says how fields look."),
      passed(
        "func textEditorStyle(_ style: some TextEditorStyle) -> some View", "Says how editors look."
      ),
      passed(
        "func submitLabel(_ submitLabel: SubmitLabel) -> some View",
        "Says what the return key is called."),
      passed(
        "func submitScope(_ isBlocking: Bool = true) -> some View",
        "Keeps the return key's action inside."),
      passed(
        "func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View",
        "Runs an action when the return key is pressed."),
      passed(
        "func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View",
        "Ties the keyboard to a value."),
      passed(
        "func focused(_ condition: FocusState<Bool>.Binding) -> some View",
        "Ties the keyboard to a value."),
      passed(
        "func focusable(_ isFocusable: Bool = true) -> some View",
        "Lets the view have the keyboard."),
      passed(
        "func focusEffectDisabled(_ disabled: Bool = true) -> some View",
        "Hides the mark of the keyboard."),
      passed("func focusSection() -> some View", "Lets the keyboard move in groups."),
      passed(
        "func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View",
        "Says what has the keyboard first."),
      passed(
        "func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View",
        "Adds a field to search by."),
      passed(
        "func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View",
        "Adds a field to search by."),
      passed(
        "func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View",
        "Adds a field to search by."),
      passed(
        "func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View",
        "Shows what could be searched for."),
      passed(
        "func searchCompletion(_ completion: String) -> some View",
        "Says what a suggestion fills in."),
      passed(
        "func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View",
        "Shows where to search."),
      passed(
        "func findNavigator(isPresented: Binding<Bool>) -> some View",
        "Shows a field to find text by."),
      passed(
        "func findDisabled(_ isDisabled: Bool = true) -> some View", "Lets text not be found."),
      passed(
        "func replaceDisabled(_ isDisabled: Bool = true) -> some View", "Lets text not be replaced."
      ),
      passed(
        "func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View",
        "Says when scrolling puts the keyboard away."),
    ]
    + textEditingChoices

  private static let textEditingChoices: [CatalogEntry] =
    named(
      "struct TextInputAutocapitalization", "When capitals begin.",
      ["never", "words", "sentences", "characters"])
    + named(
      "struct SubmitLabel", "What the return key is called.",
      ["done", "go", "send", "join", "route", "search", "return", "next", "continue"])
    + named("struct SubmitTriggers", "What runs an action.", ["text", "search"])
    + named(
      "struct SearchFieldPlacement", "Where a search field stands.",
      ["automatic", "navigationBarDrawer", "sidebar", "toolbar"])
    + named(
      "struct ScrollDismissesKeyboardMode", "When scrolling puts the keyboard away.",
      ["automatic", "immediately", "interactively", "never"])
    + named("struct FocusState<Value>", "Which view has the keyboard.")
    + named("struct Binding", in: "FocusState", "Which view has the keyboard.")
    + [
      type("protocol TextFieldStyle", "How fields look; all look alike here."),
      type("protocol TextEditorStyle", "How editors look; all look alike here."),
    ]
    + styleNames(
      of: "TextFieldStyle",
      [
        ("automatic", "DefaultTextFieldStyle"), ("plain", "PlainTextFieldStyle"),
        ("roundedBorder", "RoundedBorderTextFieldStyle"),
      ])
    + styleNames(
      of: "TextEditorStyle",
      [("automatic", "AutomaticTextEditorStyle"), ("plain", "PlainTextEditorStyle")])

  private static let symbolLooks: [CatalogEntry] =
    [
      passed("func imageScale(_ scale: Image.Scale) -> some View", "Sets the size of symbols."),
      passed(
        "func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View",
        "Says how symbols are colored."),
      passed(
        "func symbolVariant(_ variant: SymbolVariants) -> some View",
        "Chooses filled or other symbols."),
      passed(
        in: "Image", "func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image",
        "Says how the symbol is colored."),
      passed(
        "func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View",
        "Says how colors flow in symbols."),
      passed(
        "func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View",
        "Says how symbols show a value."),
    ]
    + named(
      "struct SymbolRenderingMode", "How symbols are colored.",
      ["monochrome", "hierarchical", "palette", "multicolor"])
    + named("struct SymbolColorRenderingMode", "How colors flow in symbols.", ["flat", "gradient"])
    + named("struct SymbolVariableValueMode", "How symbols show a value.", ["color", "draw"])
    + named(
      "struct SymbolVariants: Hashable", "Forms of symbols.",
      ["none", "circle", "square", "rectangle", "fill", "slash"])
    + ["fill", "circle", "square", "slash"].map {
      passed(in: "SymbolVariants", "var \($0): SymbolVariants", "The same, `\($0)` too.")
    }
}
