/// A symbol and a title side by side.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: systemImage) })
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  public init(_ titleKey: LocalizedStringKey, image: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(image) })
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}
