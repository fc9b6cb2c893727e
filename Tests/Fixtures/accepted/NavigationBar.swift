import SwiftUI

/// A bar of our own: a way back, a title, an optional subtitle.
struct TopBar: View {
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.colorScheme) private var scheme: ColorScheme
  let showsBack: Bool
  let title: String
  let subtitle: String?

  var body: some View {
    HStack {
      if showsBack { backButton }
      Spacer()
      titles
      Spacer()
      if showsBack {
        backButton
          .opacity(0)
      }
    }
    .padding()
    .accentColor(.white)
    .foregroundColor(scheme == .dark ? .white : Color.black)
    .font(.headline)
    .background(Color.blue.ignoresSafeArea(edges: .top))
  }
}

extension TopBar {
  private var backButton: some View {
    Button(action: {
      presentationMode.wrappedValue.dismiss()
    }, label: {
      Image(systemName: "chevron.left")
    })
  }

  private var titles: some View {
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

struct TopBar_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      TopBar(showsBack: true, title: "Title here", subtitle: nil)
      Spacer()
    }
  }
}
