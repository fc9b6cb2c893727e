extension Catalog {
  static let passedAccessibility: [CatalogFamily] = [
    { spokenNames }, { spoken }, { spokenChoices },
  ]

  private static let spokenNames: [CatalogEntry] = [
    passed(
      "func accessibility(hint: Text) -> some View",
      "Says what the view does, to who listens; the older name."),
    passed(
      "func accessibility(value: Text) -> some View",
      "Says the view's value, to who listens; the older name."),
    passed(
      "func accessibility(hidden: Bool) -> some View",
      "Hides the view from who listens; the older name."),
    passed(
      "func accessibility(identifier: String) -> some View",
      "Names the view for tests; the older name."),
    passed(
      "func accessibility(addTraits traits: AccessibilityTraits) -> some View",
      "Says what kind of thing the view is; the older name."),
  ]

  private static let spoken: [CatalogEntry] = [
    passed(
      "func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View",
      "Says what the view does, to who listens."),
    passed(
      "func accessibilityHint(_ hint: Text) -> some View",
      "Says what the view does, to who listens."),
    passed(
      "func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View",
      "Says the view's value, to who listens."),
    passed(
      "func accessibilityValue(_ value: Text) -> some View",
      "Says the view's value, to who listens."),
    passed(
      "func accessibilityIdentifier(_ identifier: String) -> some View", "Names the view for tests."
    ),
    passed(
      "func accessibilityInputLabels(_ inputLabels: [String]) -> some View",
      "Says what the view may be called by voice."),
    passed(
      "func accessibilityHidden(_ hidden: Bool) -> some View", "Hides the view from who listens."),
    passed(
      "func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View",
      "Makes one thing of a view's parts, for who listens."),
    passed(
      "func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View",
      "Says what kind of thing the view is."),
    passed(
      "func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View",
      "Says what kind of thing the view is not."),
    passed(
      "func accessibilitySortPriority(_ sortPriority: Double) -> some View",
      "Says when the view is spoken."),
    passed(
      "func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View",
      "Gives who listens an action."),
    passed(
      "func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View",
      "Gives who listens an action with a name."),
    passed(
      "func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View",
      "Gives who listens actions."),
    passed(
      "func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View",
      "Lets who listens change the value."),
    passed(
      "func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View",
      "Lets who listens scroll."),
    passed(
      "func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View",
      "Says where the view is tapped."),
    passed(
      "func accessibilityFocused(_ condition: Any) -> some View", "Ties the spoken view to a value."
    ),
    passed(
      "func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View",
      "Makes the view a heading, for who listens."),
    passed(
      "func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View",
      "Ties a label to what it names."),
    passed(
      "func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View",
      "Ties views for who listens."),
    passed(
      "func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View",
      "Speaks the view as another."),
    passed(
      "func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View",
      "Says which parts the view has."),
    passed(
      "func accessibilityRotor<Content>(_ labelKey: LocalizedStringKey, entries: () -> Content) -> some View",
      "Gives who listens a list to jump by."),
    passed(
      "func accessibilityShowsLargeContentViewer() -> some View",
      "Shows the view large when it is held."),
    passed(
      "func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View",
      "Says what kind of text the view is."),
    passed(
      "func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View",
      "Keeps the view's colors."),
    passed(
      "func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View",
      "Says whether the view can be used."),
    passed(
      "func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View",
      "Lets touches reach the view."),
    passed(
      "func accessibilityZoomAction(_ handler: @escaping (Any) -> Void) -> some View",
      "Lets who listens zoom."),
    passed(
      "func accessibilityQuickAction<Content: View>(style: Any, @ViewBuilder content: () -> Content) -> some View",
      "Gives a quick action."),
    passed(
      "func accessibilityChartDescriptor(_ representable: Any) -> some View", "Speaks a chart."),
    passed(
      "func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text) -> some View",
      "Says more to who listens."),
    passed(
      "func accessibilityDefaultFocus<V: Hashable>(_ binding: Any, _ value: V) -> some View",
      "Says what is spoken first."),
    passed(
      "func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View",
      "Says where the view can be dragged."),
    passed(
      "func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View",
      "Says where things can be dropped."),
  ]

  private static let spokenChoices: [CatalogEntry] =
    named(
      "struct AccessibilityChildBehavior: Hashable", "What becomes of a view's parts.",
      ["ignore", "contain", "combine"])
    + named(
      "struct AccessibilityTraits", "What kind of thing a view is.",
      [
        "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
        "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently",
        "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
      ])
    + named(
      "struct AccessibilityActionKind: Equatable", "An action for who listens.",
      ["default", "escape", "magicTap", "delete", "showMenu"])
    + named(
      "enum AccessibilityAdjustmentDirection: Hashable", "A direction of a value.",
      ["increment", "decrement"])
    + named(
      "enum AccessibilityHeadingLevel", "The level of a heading.",
      ["unspecified", "h1", "h2", "h3", "h4", "h5", "h6"])
    + named("enum AccessibilityLabeledPairRole", "What of a pair a view is.", ["label", "content"])
    + named(
      "struct AccessibilityTextContentType", "A kind of text.",
      [
        "plain", "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet",
        "wordProcessing",
      ])
}
