// The views of our own that hold another one and have no name besides: a screen that shows them goes by
// the name of what they hold, or of the first of several.

extension Modified {
  public static func _screenName(_ view: Self) -> ScreenName? { .content(view.content) }
}

extension Group {
  public static func _screenName(_ view: Self) -> ScreenName? { .content(view.content) }
}

extension ErasedView {
  public static func _screenName(_ view: Self) -> ScreenName? {
    view.content.screenName ?? .content(view.content.anyView)
  }
}

extension AnyView {
  public static func _screenName(_ view: Self) -> ScreenName? {
    view.content.screenName ?? .content(view.content.anyView)
  }
}

extension ViewPair {
  public static func _screenName(_ view: Self) -> ScreenName? { .content(view.first) }
}

extension ViewSequence {
  public static func _screenName(_ view: Self) -> ScreenName? {
    view.views.first.flatMap { ErasedView._screenName($0) }
  }
}

extension Optional where Wrapped: View {
  public static func _screenName(_ view: Self) -> ScreenName? {
    view.map { .content($0) }
  }
}

extension ConditionalContent {
  public static func _screenName(_ view: Self) -> ScreenName? {
    switch view.branch {
    case .first(let view): .content(view)
    case .second(let view): .content(view)
    }
  }
}

extension NavigationView {
  public static func _screenName(_ view: Self) -> ScreenName? { .content(view.content) }
}

extension NavigationStack {
  public static func _screenName(_ view: Self) -> ScreenName? { .content(view.root) }
}
