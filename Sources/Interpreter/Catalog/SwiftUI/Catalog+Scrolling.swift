import NavigationCore

extension Catalog {
  static let scrolling: [CatalogFamily] = [
    { scrollViews }, { lists }, { sections }, { listStyles },
  ]

  private static let scrollViews: [CatalogEntry] = [
    type("struct ScrollView<Content: View>: View", "A view larger than its space, to be scrolled."),
    view(
      "ScrollView",
      "init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)",
      "Content that is scrolled down, across or both ways."
    ) { (axes: Axis.Set, shows: Bool, content: ErasedView) in
      ScrollView(axes, showsIndicators: shows) { content }
    },
  ]

  private static let lists: [CatalogEntry] = [
    type("struct List<SelectionValue, Content: View>: View", "Rows one below another."),
    view("List", "init(@ViewBuilder content: () -> Content)", "Rows of views.") {
      (content: ErasedView) in List { content }
    },
    running(
      "List",
      "init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)",
      "A row for each number of a range."
    ) { (machine, items: Items, content: Content1<Value>) in
      let rows = IdentifiedValue.all(of: items, id: nil, machine)
      return ErasedView(List(rows) { content($0.value) })
    },
    running(
      "List",
      "init<D: RandomAccessCollection, ID, RowContent: View>(_ data: D, id: KeyPath<D.Element, ID> = \\.id, @ViewBuilder rowContent: @escaping (D.Element) -> RowContent)",
      "A row for each element, told apart by one of its properties, its `id` if none is named."
    ) { (machine, items: Items, id: KeyPathValue, content: Content1<Value>) in
      let rows = IdentifiedValue.all(of: items, id: id, machine)
      return ErasedView(List(rows) { content($0.value) })
    },
    running(
      "List",
      "init<D: RandomAccessCollection, ID, S, RowContent: View>(_ data: D, id: KeyPath<D.Element, ID> = \\.id, selection: Binding<S>?, @ViewBuilder rowContent: @escaping (D.Element) -> RowContent)",
      "A row for each element, of which some can be chosen; the playground does not choose."
    ) { (machine, items: Items, id: KeyPathValue, _: Value, content: Content1<Value>) in
      let rows = IdentifiedValue.all(of: items, id: id, machine)
      return ErasedView(List(rows) { content($0.value) })
    },
    view(
      "List", "init<S>(selection: Binding<S>?, @ViewBuilder content: () -> Content)",
      "Rows of views of which some can be chosen; the playground does not choose."
    ) { (_: Value, content: ErasedView) in List { content } },
    type("struct Form<Content: View>: View", "Rows of controls."),
    view("Form", "init(@ViewBuilder content: () -> Content)", "Rows of controls.") {
      (content: ErasedView) in Form { content }
    },
  ]

  private static let sections: [CatalogEntry] = [
    type(
      "struct Section<Parent: View, Content: View, Footer: View>: View", "Rows with a heading."),
    view("Section", "init(@ViewBuilder content: () -> Content)", "Rows of their own.") {
      (content: ErasedView) in Section { content }
    },
    view(
      "Section",
      "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)",
      "Rows under a heading, shown while a value is true."
    ) { (isExpanded: Binding<Bool>, content: ErasedView, header: ErasedView) in
      Section(isExpanded: isExpanded) {
        content
      } header: {
        header
      }
    },
    view(
      "Section",
      "init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)",
      "Rows under a title, shown while a value is true."
    ) { (title: DisplayText, isExpanded: Binding<Bool>, content: ErasedView) in
      Section(isExpanded: isExpanded) {
        content
      } header: {
        title.text
      }
    },
    view(
      "Section", "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)",
      "Rows under a title."
    ) { (title: DisplayText, content: ErasedView) in
      Section(header: title.text) { content }
    },
    view(
      "Section",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)",
      "Rows between a heading and a remark."
    ) { (content: ErasedView, header: ErasedView, footer: ErasedView) in
      Section(header: header, footer: footer) { content }
    },
    view(
      "Section", "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)",
      "Rows under a heading."
    ) { (content: ErasedView, header: ErasedView) in Section(header: header) { content } },
    view(
      "Section", "init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)",
      "Rows over a remark."
    ) { (content: ErasedView, footer: ErasedView) in Section(footer: footer) { content } },
    view(
      "Section", "init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)",
      "Rows between a heading and a remark."
    ) { (header: ErasedView, footer: ErasedView, content: ErasedView) in
      Section(header: header, footer: footer) { content }
    },
    view(
      "Section", "init(header: Parent, @ViewBuilder content: () -> Content)",
      "Rows under a heading."
    ) { (header: ErasedView, content: ErasedView) in Section(header: header) { content } },
    view(
      "Section", "init(footer: Footer, @ViewBuilder content: () -> Content)", "Rows over a remark."
    ) { (footer: ErasedView, content: ErasedView) in Section(footer: footer) { content } },
  ]

  private static let listStyles: [CatalogEntry] =
    [
      type("protocol ListStyle", "How a list looks; all look alike here."),
      entry("View", "func listStyle<S: ListStyle>(_ style: S) -> some View", "Says how lists look.")
      {
        (view: ErasedView, _: StyleName) in view
      },
    ]
    + styleNames(
      of: "ListStyle",
      [
        ("automatic", "DefaultListStyle"), ("plain", "PlainListStyle"),
        ("grouped", "GroupedListStyle"), ("inset", "InsetListStyle"),
        ("insetGrouped", "InsetGroupedListStyle"), ("sidebar", "SidebarListStyle"),
      ])
}
