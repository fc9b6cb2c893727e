import SwiftUI

extension View {
  /// Names the screen in the bar above it.
  public func customNavigationTitle(_ title: String) -> some View {
    preference(key: CustomNavBarTitlePreferenceKey.self, value: title)
  }

  /// Adds a line under the title; nil takes it away.
  public func customNavigationSubtitle(_ subtitle: String?) -> some View {
    preference(key: CustomNavBarSubtitlePreferenceKey.self, value: subtitle)
  }

  /// Hides the back button of the bar above the screen.
  public func customNavigationBarBackButtonHidden(_ hidden: Bool) -> some View {
    preference(key: CustomNavBarBackButtonHiddenPreferenceKey.self, value: hidden)
  }

  /// Sets everything in the bar at once; what is left out gets its default.
  public func customNavBarItems(
    title: String = "", subtitle: String? = nil, backButtonHidden: Bool = false
  ) -> some View {
    self
      .customNavigationTitle(title)
      .customNavigationSubtitle(subtitle)
      .customNavigationBarBackButtonHidden(backButtonHidden)
  }
}
