import NavigationCore

extension Catalog {
  static let stacks: [CatalogEntry] = [
    type("struct VStack<Content: View>: View", "Views one below another."),
    view(
      "VStack",
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
      "Views one below another."
    ) { (alignment: HorizontalAlignment, spacing: Double?, content: ErasedView) in
      VStack(alignment: alignment, spacing: spacing) { content }
    },
    type("struct HStack<Content: View>: View", "Views side by side."),
    view(
      "HStack",
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
      "Views side by side."
    ) { (alignment: VerticalAlignment, spacing: Double?, content: ErasedView) in
      HStack(alignment: alignment, spacing: spacing) { content }
    },
    type("struct ZStack<Content: View>: View", "Views one upon another, the last in front."),
    view(
      "ZStack",
      "init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)",
      "Views one upon another, the last in front."
    ) { (alignment: Alignment, content: ErasedView) in ZStack(alignment: alignment) { content } },
    type("struct Spacer: View", "Space that takes what is left in a stack."),
    view("Spacer", "init(minLength: CGFloat? = nil)", "Space that takes what is left in a stack.") {
      (length: Double?) in Spacer(minLength: length)
    },
    type("struct Divider: View", "A line between views."),
    view("Divider", "init()", "A line between views.") { Divider() },
  ]
}
