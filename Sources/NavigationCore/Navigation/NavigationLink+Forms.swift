extension NavigationLink {
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination(), label(), nil)
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination, label(), nil)
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination(), label(), isActive)
  }

  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination, label(), isActive)
  }

  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination(), label(), selection.isSelected(tag))
  }

  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination, label(), selection.isSelected(tag))
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination(), Text(titleKey), nil)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Text(title), nil)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination, Text(titleKey), nil)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination, Text(title), nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Text(titleKey), isActive)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Text(title), isActive)
  }

  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination, Text(titleKey), isActive)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination, Text(title), isActive)
  }

  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Text(titleKey), selection.isSelected(tag))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Text(title), selection.isSelected(tag))
  }

  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Tag,
    selection: Binding<Tag?>
  ) {
    self.init(destination, Text(titleKey), selection.isSelected(tag))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination, Text(title), selection.isSelected(tag))
  }
}

extension Binding {
  /// Whether a selection is on `tag`; false takes it off again, if it still is.
  fileprivate func isSelected<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
