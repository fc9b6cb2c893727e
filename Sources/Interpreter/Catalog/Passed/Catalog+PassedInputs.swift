import NavigationCore

extension Catalog {
  static let passedInputs: [CatalogFamily] = [
    { fields }, { switches }, { sliders }, { steppers }, { choosing }, { progress },
  ]

  private static let fields: [CatalogEntry] = [
    type("struct TextField<Label: View>: View", "A field to type into."),
    shown(
      "TextField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>)",
      "A field to type into."
    ) { (title: DisplayText, text: Binding<String>) in field(title, text.wrappedValue) },
    shown(
      "TextField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)",
      "A field to type into."
    ) { (title: DisplayText, text: Binding<String>, _: Value) in field(title, text.wrappedValue) },
    shown(
      "TextField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)",
      "A field to type into, which may grow."
    ) { (title: DisplayText, text: Binding<String>, _: Axis) in field(title, text.wrappedValue) },
    shown(
      "TextField",
      "init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)",
      "A field to type into; the older form."
    ) { (title: DisplayText, text: Binding<String>, _: Value, _: Value) in
      field(title, text.wrappedValue)
    },
    shown(
      "TextField",
      "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)",
      "A field to type into, which may grow."
    ) { (title: DisplayText, text: Binding<String>, _: Value, _: Axis) in
      field(title, text.wrappedValue)
    },
    shown(
      "TextField",
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
      "A field to type into, with a label."
    ) { (text: Binding<String>, _: Value, label: ErasedView) in field(label, text.wrappedValue) },
    shown(
      "TextField",
      "init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)",
      "A field to type into, which may grow, with a label."
    ) { (text: Binding<String>, _: Value, _: Axis, label: ErasedView) in
      field(label, text.wrappedValue)
    },
    type("struct SecureField<Label: View>: View", "A field to type a secret into."),
    shown(
      "SecureField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>)",
      "A field to type a secret into."
    ) { (title: DisplayText, text: Binding<String>) in
      field(title, String(repeating: "*", count: min(64, text.wrappedValue.count)))
    },
    shown(
      "SecureField", "init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)",
      "A field to type a secret into."
    ) { (title: DisplayText, text: Binding<String>, _: Value) in
      field(title, String(repeating: "*", count: min(64, text.wrappedValue.count)))
    },
    shown(
      "SecureField",
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
      "A field to type a secret into, with a label."
    ) { (text: Binding<String>, _: Value, label: ErasedView) in
      field(label, String(repeating: "*", count: min(64, text.wrappedValue.count)))
    },
    type("struct TextEditor: View", "Lines to type into."),
    shown("TextEditor", "init(text: Binding<String>)", "Lines to type into.") {
      (text: Binding<String>) in Text(verbatim: text.wrappedValue)
    },
  ]

  /// What a field shows: its text, or its title while it has none.
  private static func field(_ title: DisplayText, _ text: String) -> Text {
    text.isEmpty ? title.text : Text(verbatim: text)
  }

  private static func field(_ label: ErasedView, _ text: String) -> ErasedView {
    text.isEmpty ? label : ErasedView(Text(verbatim: text))
  }

  private static let switches: [CatalogEntry] = [
    type("struct Toggle<Label: View>: View", "A switch."),
    shown(
      "Toggle", "init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)",
      "A switch with views as its label."
    ) { (_: Binding<Bool>, label: ErasedView) in label },
    shown(
      "Toggle", "init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)",
      "A switch with a title."
    ) { (title: DisplayText, _: Binding<Bool>) in title.text },
    shown(
      "Toggle", "init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)",
      "A switch with a title and a symbol."
    ) { (title: DisplayText, name: String, _: Binding<Bool>) in
      Label {
        title.text
      } icon: {
        Image(systemName: name)
      }
    },
  ]

  private static let choosing: [CatalogEntry] =
    [
      type("struct Picker<Label: View, SelectionValue, Content: View>: View", "A choice."),
      shown(
        "Picker",
        "init<S: Hashable>(_ titleKey: LocalizedStringKey, selection: Binding<S>, @ViewBuilder content: () -> Content)",
        "A choice with a title."
      ) { (title: DisplayText, _: Value, _: ErasedView) in title.text },
      shown(
        "Picker",
        "init<S: Hashable>(selection: Binding<S>, label: Label, @ViewBuilder content: () -> Content)",
        "A choice with a label; the older form."
      ) { (_: Value, label: ErasedView, _: ErasedView) in label },
      shown(
        "Picker",
        "init<S: Hashable>(selection: Binding<S>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "A choice with views as its label."
      ) { (_: Value, _: ErasedView, label: ErasedView) in label },
      type("struct ColorPicker<Label: View>: View", "A color to choose."),
      shown(
        "ColorPicker",
        "init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)",
        "A color to choose."
      ) { (title: DisplayText, _: Value, _: Bool) in title.text },
      type("struct Menu<Label: View, Content: View>: View", "A button that opens a menu."),
      shown(
        "Menu", "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)",
        "A button with a title that opens a menu."
      ) { (title: DisplayText, _: ErasedView) in title.text },
      shown(
        "Menu", "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "A button that opens a menu."
      ) { (_: ErasedView, label: ErasedView) in label },
      shown(
        "Menu",
        "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)",
        "A button that acts when tapped and opens a menu when held."
      ) { (_: ErasedView, label: ErasedView, action: Action0) in
        Button {
          action()
        } label: {
          label
        }
      },
      type("struct Link<Label: View>: View", "What opens a page of the web."),
      shown(
        "Link", "init(_ titleKey: LocalizedStringKey, destination: URL)",
        "What opens a page of the web."
      ) { (title: DisplayText, _: Value) in title.text },
      shown(
        "Link", "init(destination: URL, @ViewBuilder label: () -> Label)",
        "What opens a page of the web."
      ) { (_: Value, label: ErasedView) in label },
      type("struct ShareLink: View", "What hands something to another app."),
      shown("ShareLink", "init<T>(item: T)", "What hands something to another app.") { (_: Value) in
        Label("Share", systemImage: "square.and.arrow.up")
      },
      shown(
        "ShareLink", "init<T>(_ titleKey: LocalizedStringKey, item: T)",
        "What hands something to another app."
      ) { (title: DisplayText, _: Value) in title.text },
      type("struct EditButton: View", "What lets rows be edited."),
      shown("EditButton", "init()", "What lets rows be edited.") { Text(verbatim: "Edit") },
    ]
    + dates
    + named(
      "struct DatePickerComponents: OptionSet", "What of a date is chosen.",
      ["date", "hourAndMinute"])
    + [
      named(
        "DatePickerComponents", "init(arrayLiteral elements: DatePickerComponents...)",
        "These parts together.")
    ]

  /// Every form of a date picker: without bounds, and between those of three kinds of ranges.
  private static let dates: [CatalogEntry] =
    [type("struct DatePicker<Label: View>: View", "A date to choose.")]
    + ["", "ClosedRange<Date>", "PartialRangeFrom<Date>", "PartialRangeThrough<Date>"]
    .flatMap { range -> [CatalogEntry] in
      let bounds = range.isEmpty ? "" : "in range: \(range), "
      let rest =
        "selection: Binding<Date>, \(bounds)displayedComponents: DatePickerComponents = [.hourAndMinute, .date]"
      let count = range.isEmpty ? 2 : 3
      let summary = range.isEmpty ? "A date to choose" : "A date to choose between bounds"
      return [
        titled(
          "DatePicker", "init(_ titleKey: LocalizedStringKey, \(rest))", "\(summary).",
          of: count + 1),
        labelled(
          "DatePicker", "init(\(rest), @ViewBuilder label: () -> Label)",
          "\(summary), with a label.", [count], of: count + 1),
      ]
    }

  private static let progress: [CatalogEntry] =
    meters + [
      type(
        "struct AsyncImage<Content: View>: View", "A picture of the web; the playground has no web."
      ),
      shown("AsyncImage", "init(url: URL?, scale: CGFloat = 1)", "A picture of the web.") {
        (_: Value, _: Double) in Image("AsyncImage")
      },
      shown(
        "AsyncImage",
        "init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P)",
        "A picture of the web, with what stands there before."
      ) { (_: Value, _: Double, _: Value, placeholder: Content0) in placeholder() },
    ]
}
