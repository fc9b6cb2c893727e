import SwiftUI

/// The bar itself: a back button, and a title with an optional subtitle.
///
/// A twin of the button that nobody sees keeps the title in the middle.
public struct CustomNavBarView: View {
  @Environment(\.presentationMode) var presentationMode
  let showBackButton: Bool
  let title: String
  let subtitle: String?

  public init(showBackButton: Bool, title: String, subtitle: String?) {
    self.showBackButton = showBackButton
    self.title = title
    self.subtitle = subtitle
  }

  public var body: some View {
    HStack {
      if showBackButton {
        backButton
      }
      Spacer()
      titleSection
      Spacer()
      if showBackButton {
        backButton
          .opacity(0)
      }
    }
    .padding()
    .accentColor(.white)
    .foregroundColor(.white)
    .font(.headline)
    .background(Color.blue.ignoresSafeArea(edges: .top))
  }

  private var backButton: some View {
    Button {
      presentationMode.wrappedValue.dismiss()
    } label: {
      Image(systemName: "chevron.left")
    }
  }

  private var titleSection: some View {
    VStack(spacing: 4) {
      Text(title)
        .font(.title)
        .fontWeight(.semibold)
      if let subtitle = subtitle {
        Text(subtitle)
      }
    }
  }
}
