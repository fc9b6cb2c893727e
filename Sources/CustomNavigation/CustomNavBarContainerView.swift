import SwiftUI

/// A bar above a screen's content; it shows what the content says through preferences.
public struct CustomNavBarContainerView<Content: View>: View {
  let content: Content
  @State private var showBackButton: Bool = true
  @State private var title: String = ""
  @State private var subtitle: String? = nil

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    VStack(spacing: 0) {
      CustomNavBarView(showBackButton: showBackButton, title: title, subtitle: subtitle)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onPreferenceChange(CustomNavBarTitlePreferenceKey.self) { value in
      title = value
    }
    .onPreferenceChange(CustomNavBarSubtitlePreferenceKey.self) { value in
      subtitle = value
    }
    .onPreferenceChange(CustomNavBarBackButtonHiddenPreferenceKey.self) { value in
      showBackButton = !value
    }
  }
}
