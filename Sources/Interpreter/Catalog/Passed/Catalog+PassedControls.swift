extension Catalog {
  static let passedControls: [CatalogFamily] = [
    { controlModifiers }, { controlStyles }, { listModifiers }, { scrollModifiers },
    { scrollChoices },
  ]

  private static let controlModifiers: [CatalogEntry] =
    [
      passed(
        "func controlSize(_ controlSize: ControlSize) -> some View", "Sets the size of controls."),
      passed(
        "func buttonBorderShape(_ shape: ButtonBorderShape) -> some View",
        "Sets the form of buttons."),
      passed(
        "func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View",
        "Lets a held button act again and again."),
      passed(
        "func toggleStyle<S: ToggleStyle>(_ style: S) -> some View", "Says how switches look."),
      passed("func pickerStyle<S: PickerStyle>(_ style: S) -> some View", "Says how choices look."),
      passed(
        "func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View",
        "Says how dates are chosen."),
      passed("func menuStyle<S: MenuStyle>(_ style: S) -> some View", "Says how menus look."),
      passed(
        "func menuIndicator(_ visibility: Visibility) -> some View",
        "Shows or hides a menu's arrow."),
      passed(
        "func menuOrder(_ order: MenuOrder) -> some View", "Says in which order a menu stands."),
      passed(
        "func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View",
        "Says whether a menu closes."),
      passed(
        "func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View",
        "Says how progress looks."),
      passed("func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View", "Says how gauges look."),
      passed("func labelsHidden() -> some View", "Hides the labels of controls."),
      passed(
        "func labelsVisibility(_ visibility: Visibility) -> some View",
        "Shows or hides the labels of controls."),
      passed(
        "func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View",
        "Says how values with labels look."),
      passed(
        "func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View", "Says how boxes look."),
      passed(
        "func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View",
        "Says how groups of controls look."),
      passed(
        "func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View",
        "Says how folded groups look."),
      passed("func formStyle<S: FormStyle>(_ style: S) -> some View", "Says how forms look."),
      passed(
        "func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View",
        "Says how the dots of pages look."),
      passed("func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View", "Says how tabs look."),
      passed("func tableStyle<S: TableStyle>(_ style: S) -> some View", "Says how tables look."),
      passed(
        "func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View",
        "Says how columns stand."),
      passed(
        "func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View",
        "Sets the height of a wheel's rows."),
      passed("func horizontalRadioGroupLayout() -> some View", "Puts choices side by side."),
      passed(
        "func headerProminence(_ prominence: Prominence) -> some View", "Makes headings stand out."),
      passed(
        "func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View",
        "Lets a dragged thing open what it rests on."),
    ]
    + named(
      "enum ControlSize: CaseIterable, Hashable", "The size of controls.",
      ["mini", "small", "regular", "large", "extraLarge"])
    + named(
      "struct ButtonBorderShape: Equatable", "The form of buttons.",
      ["automatic", "capsule", "roundedRectangle", "circle"])
    + [
      named(
        "ButtonBorderShape", "static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape",
        "Round corners.")
    ]
    + named(
      "struct ButtonRepeatBehavior: Hashable", "Whether a held button acts again.",
      ["automatic", "enabled", "disabled"])
    + named(
      "struct MenuOrder: Hashable", "The order of a menu.", ["automatic", "fixed", "priority"])
    + named(
      "struct MenuActionDismissBehavior: Hashable", "Whether a menu closes.",
      ["automatic", "enabled", "disabled"])
    + named("enum Prominence", "How much something stands out.", ["standard", "increased"])
    + named(
      "struct SpringLoadingBehavior: Hashable", "Whether a dragged thing opens another.",
      ["automatic", "enabled", "disabled"])

  private static let controlStyles: [CatalogEntry] =
    [
      "ToggleStyle", "PickerStyle", "DatePickerStyle", "MenuStyle", "ProgressViewStyle",
      "GaugeStyle", "LabeledContentStyle", "GroupBoxStyle", "ControlGroupStyle",
      "DisclosureGroupStyle", "FormStyle", "IndexViewStyle", "TabViewStyle", "TableStyle",
      "NavigationSplitViewStyle",
    ].map { type("protocol \($0)", "How controls of a kind look; all look alike here.") }
    + styleNames(
      of: "ToggleStyle",
      [
        ("automatic", "DefaultToggleStyle"), ("switch", "SwitchToggleStyle"),
        ("button", "ButtonToggleStyle"), ("checkbox", "CheckboxToggleStyle"),
      ])
    + styleNames(
      of: "PickerStyle",
      [
        ("automatic", "DefaultPickerStyle"), ("segmented", "SegmentedPickerStyle"),
        ("wheel", "WheelPickerStyle"), ("menu", "MenuPickerStyle"), ("inline", "InlinePickerStyle"),
        ("navigationLink", "NavigationLinkPickerStyle"), ("palette", "PalettePickerStyle"),
      ])
    + styleNames(
      of: "DatePickerStyle",
      [
        ("automatic", "DefaultDatePickerStyle"), ("compact", "CompactDatePickerStyle"),
        ("graphical", "GraphicalDatePickerStyle"), ("wheel", "WheelDatePickerStyle"),
      ])
    + styleNames(
      of: "MenuStyle",
      [
        ("automatic", "DefaultMenuStyle"), ("button", "ButtonMenuStyle"),
        ("borderlessButton", "BorderlessButtonMenuStyle"),
      ])
    + styleNames(
      of: "ProgressViewStyle",
      [
        ("automatic", "DefaultProgressViewStyle"), ("linear", "LinearProgressViewStyle"),
        ("circular", "CircularProgressViewStyle"),
      ])
    + styleNames(
      of: "GaugeStyle",
      [
        ("automatic", "DefaultGaugeStyle"), ("linearCapacity", "LinearCapacityGaugeStyle"),
        ("accessoryCircular", "AccessoryCircularGaugeStyle"),
        ("accessoryLinear", "AccessoryLinearGaugeStyle"),
      ])
    + styleNames(of: "LabeledContentStyle", [("automatic", "AutomaticLabeledContentStyle")])
    + styleNames(of: "GroupBoxStyle", [("automatic", "DefaultGroupBoxStyle")])
    + styleNames(
      of: "ControlGroupStyle",
      [
        ("automatic", "AutomaticControlGroupStyle"), ("navigation", "NavigationControlGroupStyle"),
        ("menu", "MenuControlGroupStyle"),
      ])
    + styleNames(of: "DisclosureGroupStyle", [("automatic", "AutomaticDisclosureGroupStyle")])
    + styleNames(
      of: "FormStyle",
      [
        ("automatic", "AutomaticFormStyle"), ("columns", "ColumnsFormStyle"),
        ("grouped", "GroupedFormStyle"),
      ])
    + styleNames(of: "IndexViewStyle", [("page", "PageIndexViewStyle")])
    + styleNames(
      of: "TabViewStyle",
      [
        ("automatic", "DefaultTabViewStyle"), ("page", "PageTabViewStyle"),
        ("sidebarAdaptable", "SidebarAdaptableTabViewStyle"),
        ("tabBarOnly", "TabBarOnlyTabViewStyle"),
      ])
    + styleNames(
      of: "TableStyle", [("automatic", "AutomaticTableStyle"), ("inset", "InsetTableStyle")])
    + styleNames(
      of: "NavigationSplitViewStyle",
      [
        ("automatic", "AutomaticNavigationSplitViewStyle"),
        ("balanced", "BalancedNavigationSplitViewStyle"),
        ("prominentDetail", "ProminentDetailNavigationSplitViewStyle"),
      ])
    + [
      named(
        "TabViewStyle",
        "static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle",
        "Pages side by side."),
      named(
        "IndexViewStyle",
        "static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle",
        "Dots for pages."),
      named(
        "PageTabViewStyle", "init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)",
        "Pages side by side."),
      named(
        "PageIndexViewStyle",
        "init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)", "Dots for pages."),
      named("CircularProgressViewStyle", "init(tint: Color)", "Progress as a circle of a color."),
      named("LinearProgressViewStyle", "init(tint: Color)", "Progress as a line of a color."),
      named("SwitchToggleStyle", "init(tint: Color)", "A switch of a color."),
    ]
    + named(
      "struct IndexDisplayMode", in: "PageTabViewStyle", "Whether pages have dots.",
      ["automatic", "always", "never"])
    + named(
      "struct BackgroundDisplayMode", in: "PageIndexViewStyle", "Whether dots lie on a ground.",
      ["automatic", "always", "never", "interactive"])

  private static let listModifiers: [CatalogEntry] =
    [
      passed(
        "func listRowBackground<V: View>(_ view: V?) -> some View", "Puts a view behind a row."),
      passed(
        "func listRowInsets(_ insets: EdgeInsets?) -> some View",
        "Sets the space around a row's content."),
      passed(
        "func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View",
        "Shows or hides a row's line."),
      passed(
        "func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View",
        "Colors a row's line."),
      passed(
        "func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View",
        "Shows or hides a section's line."),
      passed(
        "func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View",
        "Colors a section's line."),
      passed(
        "func listRowSpacing(_ spacing: CGFloat?) -> some View", "Sets the space between rows."),
      passed(
        "func listSectionSpacing(_ spacing: CGFloat) -> some View",
        "Sets the space between sections."),
      passed(
        "func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View",
        "Sets the space between sections."),
      passed("func listItemTint(_ tint: Color?) -> some View", "Colors a row."),
      passed(
        "func listRowHoverEffect(_ effect: HoverEffect?) -> some View",
        "Says how a row looks under a pointer."),
      passed(
        "func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View",
        "Shows buttons when a row is swiped."),
      passed(
        "func refreshable(action: @escaping () async -> Void) -> some View",
        "Runs an action when the view is pulled down."),
      passed(
        "func deleteDisabled(_ isDisabled: Bool) -> some View", "Keeps a row from being deleted."),
      passed("func moveDisabled(_ isDisabled: Bool) -> some View", "Keeps a row from being moved."),
      passed(
        "func selectionDisabled(_ isDisabled: Bool = true) -> some View",
        "Keeps a row from being chosen."),
      passed("func badge(_ count: Int) -> some View", "Shows a number beside a row or tab."),
      passed("func badge(_ label: Text?) -> some View", "Shows a text beside a row or tab."),
      passed(
        "func badge(_ key: LocalizedStringKey) -> some View", "Shows a text beside a row or tab."),
      passed(
        "func badgeProminence(_ prominence: BadgeProminence) -> some View",
        "Says how much a number stands out."),
      passed(
        "func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View",
        "Puts buttons into a section's heading."),
      passed(
        "func sectionIndexLabel(_ label: Text?) -> some View", "Names a section in the index."),
      passed("func collapsible(_ collapsible: Bool) -> some View", "Lets a section be folded."),
    ]
    + named("struct ListSectionSpacing", "The space between sections.", ["default", "compact"])
    + named(
      "struct BadgeProminence: Hashable", "How much a number stands out.",
      ["decreased", "standard", "increased"])
    + named(
      "struct HoverEffect", "How a view looks under a pointer.", ["automatic", "highlight", "lift"])

  private static let scrollModifiers: [CatalogEntry] = [
    passed(
      "func scrollContentBackground(_ visibility: Visibility) -> some View",
      "Shows or hides what rows lie on."),
    passed(
      "func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View",
      "Shows or hides the marks of scrolling."),
    passed(
      "func scrollIndicatorsFlash(onAppear: Bool) -> some View",
      "Lets the marks of scrolling flash."),
    passed(
      "func scrollDisabled(_ disabled: Bool) -> some View", "Keeps content from being scrolled."),
    passed(
      "func scrollClipDisabled(_ disabled: Bool = true) -> some View",
      "Lets content be seen outside its space."),
    passed(
      "func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View",
      "Says whether content bounces."),
    passed(
      "func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View",
      "Says where scrolling stops."),
    passed(
      "func scrollTargetLayout(isEnabled: Bool = true) -> some View",
      "Marks views where scrolling stops."),
    passed(
      "func scrollTarget(isEnabled: Bool = true) -> some View",
      "Marks a view where scrolling stops."),
    passed(
      "func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View",
      "Ties scrolling to a value."),
    passed(
      "func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View",
      "Ties scrolling to a value."),
    passed(
      "func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View",
      "Says what scrolls."),
    passed(
      "func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View", "Says where scrolling begins."),
    passed(
      "func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View",
      "Says where scrolling begins."),
    passed(
      "func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View",
      "Adds space around scrolled content."),
    passed(
      "func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View",
      "Adds space around scrolled content."),
    passed(
      "func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View",
      "Adds space around scrolled content."),
    passed(
      "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View",
      "Gives the view the size of its container."),
    passed(
      "func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View",
      "Gives the view a part of its container."),
    passed(
      "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View",
      "Gives the view a size by its container's."),
    passed(
      "func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View",
      "Runs an action while content is scrolled."),
    passed(
      "func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View",
      "Runs an action when scrolling begins or ends."),
    passed(
      "func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View",
      "Runs an action when the view is scrolled in or out."),
    passed(
      "func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View",
      "Runs an action when views are scrolled in or out."),
  ]

  private static let scrollChoices: [CatalogEntry] =
    named(
      "struct ScrollIndicatorVisibility", "Whether scrolling has marks.",
      ["automatic", "visible", "hidden", "never"])
    + named(
      "struct ScrollBounceBehavior", "Whether content bounces.",
      ["automatic", "always", "basedOnSize"])
    + named("protocol ScrollTargetBehavior", "Where scrolling stops.", ["paging", "viewAligned"])
    + named(
      "struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior", "Scrolling stops at views.")
    + named("struct PagingScrollTargetBehavior: ScrollTargetBehavior", "Scrolling stops at pages.")
    + named(
      "struct LimitBehavior", in: "ViewAlignedScrollTargetBehavior", "How far one scroll goes.",
      ["automatic", "always", "never", "alwaysByFew", "alwaysByOne"])
    + named("struct ScrollPosition", "A place in scrolled content.")
    + named(
      "struct ScrollAnchorRole: Hashable", "When an anchor counts.",
      ["initialOffset", "sizeChanges", "alignment"])
    + named(
      "struct ContentMarginPlacement", "What space is added to.",
      ["automatic", "scrollContent", "scrollIndicators"])
    + named(
      "struct ScrollInputBehavior", "Whether an input scrolls.",
      ["automatic", "enabled", "disabled"])
    + named("struct ScrollInputKind", "An input that scrolls.")
    + named(
      "enum ScrollPhase: Hashable", "What scrolling does.",
      ["idle", "tracking", "interacting", "decelerating", "animating"])
    + [
      named(
        "ScrollTargetBehavior",
        "static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior",
        "Scrolling stops at views."),
      foreign("ScrollGeometry", "Where scrolled content lies."),
      foreign("ScrollViewProxy", "Scrolls to views."),
    ]
}
