/// A symbol and a title side by side.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelLook) private var look

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: ErasedView {
    guard let look else {
      return ErasedView(
        HStack {
          icon
          title
        })
    }
    return look.make(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: ErasedContentOf(title, tag: 0)),
        icon: LabelStyleConfiguration.Icon(content: ErasedContentOf(icon, tag: 0))))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style draws, to be changed by it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
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
