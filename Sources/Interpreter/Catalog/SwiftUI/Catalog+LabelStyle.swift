import NavigationCore

/// A label style of the running program: its `makeBody` draws the label.
private struct GuestLabelStyle: LabelStyle {
  let value: Value
  let machine: Machine

  func makeBody(configuration: Configuration) -> ErasedView {
    let result = machine.callMethodOfInstance?(
      "makeBody", value, [configuration.written(machine)])
    return result.flatMap { ErasedView.read($0, machine) } ?? ErasedView(EmptyView())
  }
}

extension Catalog {
  static let labelStyles: [CatalogEntry] =
    [
      type("protocol LabelStyle", "Draws labels in a way of its own."),
      type("typealias Configuration = LabelStyleConfiguration", in: "LabelStyle", "The label."),
      requirement(
        "LabelStyle",
        "@ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> some View",
        "The drawn label."),
      type("struct LabelStyleConfiguration", "The label that a style draws."),
      type("struct Title: View", in: "LabelStyleConfiguration", "The label's title."),
      type("struct Icon: View", in: "LabelStyleConfiguration", "The label's symbol."),
      entry(
        "LabelStyleConfiguration", "var title: LabelStyleConfiguration.Title", "The label's title."
      ) { (it: LabelStyleConfiguration) in it.title },
      entry(
        "LabelStyleConfiguration", "var icon: LabelStyleConfiguration.Icon", "The label's symbol."
      ) { (it: LabelStyleConfiguration) in it.icon },
      raw(
        "View", "func labelStyle<S: LabelStyle>(_ style: S) -> some View",
        "Says how the labels inside are drawn."
      ) { machine, slots in
        guard let view = ErasedView.read(slots[0], machine) else { return slots[0] }
        return styled(view, slots[1], machine).written(machine)
      },
    ]
    + styleNames(
      of: "LabelStyle",
      [
        ("automatic", "DefaultLabelStyle"), ("iconOnly", "IconOnlyLabelStyle"),
        ("titleOnly", "TitleOnlyLabelStyle"), ("titleAndIcon", "TitleAndIconLabelStyle"),
      ])

  private static func styled(_ view: ErasedView, _ style: Value, _ machine: Machine) -> ErasedView {
    switch StyleName.read(style, machine)?.name {
    case "iconOnly", "IconOnlyLabelStyle": ErasedView(view.labelStyle(.iconOnly))
    case "titleOnly", "TitleOnlyLabelStyle": ErasedView(view.labelStyle(.titleOnly))
    case .some: ErasedView(view.labelStyle(.titleAndIcon))
    case nil: ErasedView(view.labelStyle(GuestLabelStyle(value: style, machine: machine)))
    }
  }

  /// What the shape of a view's content is used for.
  static let contentShapeKinds: [CatalogEntry] =
    [type("struct ContentShapeKinds: OptionSet", "What the shape of a content is used for.")]
    + optionSet(of: ContentShapeKinds.self)
    + constants(
      of: ContentShapeKinds.self,
      [
        ("interaction", .interaction, "Taps."), ("dragPreview", .dragPreview, "What is dragged."),
        ("contextMenuPreview", .contextMenuPreview, "What a menu shows."),
        ("hoverEffect", .hoverEffect, "What lights up."),
        ("accessibility", .accessibility, "What is framed when it is read."),
        ("focusEffect", .focusEffect, "What is framed when it has the keyboard."),
      ])
}
