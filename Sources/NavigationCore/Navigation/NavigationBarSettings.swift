/// What the views of a screen ask of the system's bar.
struct NavigationBarSettings {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var isBackHidden: Bool?
  var items: [BarItem] = []

  /// Whether it asks for the same bar; items are views and may always be others.
  func isSame(as other: NavigationBarSettings) -> Bool {
    items.isEmpty && other.items.isEmpty && title == other.title
      && displayMode == other.displayMode && isHidden == other.isHidden
      && isBackHidden == other.isBackHidden
  }

  /// The innermost and first to say something about a field decides it.
  mutating func fill(from other: NavigationBarSettings) {
    title = title ?? other.title
    displayMode = displayMode ?? other.displayMode
    isHidden = isHidden ?? other.isHidden
    isBackHidden = isBackHidden ?? other.isBackHidden
    items += other.items
  }
}

/// A view in the bar, and where it stands.
struct BarItem {
  let placement: ToolbarItemPlacement
  let view: ErasedView

  /// In a bar a label shows its symbol alone, unless it has a style of its own.
  init<Content: View>(_ placement: ToolbarItemPlacement, _ content: Content) {
    self.placement = placement
    view = ErasedView(content.labelStyle(.iconOnly))
  }
}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarSettings { NavigationBarSettings() }

  static func reduce(
    value: inout NavigationBarSettings, nextValue: () -> NavigationBarSettings
  ) {
    value.fill(from: nextValue())
  }
}

extension View {
  /// Adds to what the views inside ask of the bar; what they say themselves stays.
  func navigationBar(_ change: @escaping (inout NavigationBarSettings) -> Void) -> Modified<Self> {
    transformPreference(NavigationBarKey.self, change)
  }
}

/// The bar of a navigation container.
public struct NavigationBarItem: Hashable, Sendable {
  /// How a title is shown: in the bar, or large in a row of its own.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before; large on the first.
    case automatic
    case inline, large
  }
}
