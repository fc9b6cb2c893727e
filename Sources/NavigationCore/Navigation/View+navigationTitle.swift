extension View {
  /// Names the screen in the system's bar.
  ///
  /// As in SwiftUI the innermost title wins, of neighbours the first, and only a navigation container
  /// around the view shows it.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> Modified<Self> {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> Modified<Self> {
    navigationTitle(Text(title))
  }

  public func navigationTitle(_ title: Text) -> Modified<Self> {
    navigationBar { $0.title = $0.title ?? title }
  }

  /// Names the screen with a text that a device would let people edit.
  public func navigationTitle(_ title: Binding<String>) -> Modified<Self> {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Chooses whether the title stands in the bar or large in a row of its own.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> Modified<Self> {
    navigationBar { $0.displayMode = $0.displayMode ?? displayMode }
  }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> Modified<Self> {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> Modified<Self> {
    navigationTitle(title)
  }

  public func navigationBarTitle(_ title: Text) -> Modified<Self> {
    navigationTitle(title)
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> Modified<Modified<Self>> {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> Modified<Modified<Self>> {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> Modified<Modified<Self>> {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
