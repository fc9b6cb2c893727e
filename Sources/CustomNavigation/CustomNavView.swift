import SwiftUI

/// A navigation view whose screens carry a bar of our own in place of the system's.
public struct CustomNavView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    NavigationView {
      CustomNavBarContainerView {
        content
      }
      .navigationBarHidden(true)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
