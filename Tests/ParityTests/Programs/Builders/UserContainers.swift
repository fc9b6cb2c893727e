import SwiftUI

private struct Card<Title: View, Content: View>: View {
  private let title: Title
  private let content: () -> Content

  init(@ViewBuilder title: () -> Title, @ViewBuilder content: @escaping () -> Content) {
    self.title = title()
    self.content = content
  }

  var body: some View {
    VStack(spacing: 0) {
      title
      Divider()
      content()
      content()
    }
    .border(Color.gray)
  }
}

extension Card where Title == Text {
  init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: { Text(title) }, content: content)
  }
}

private struct Taps: View {
  @State private var taps = 0
  var body: some View { Button("t\(taps)") { taps += 1 } }
}

struct UserContainers: View {
  var body: some View {
    HStack(alignment: .top) {
      Card("plain") { Taps() }
      Card {
        HStack {
          Text("two"); Text("parts")
        }
      } content: {
        Text("x")
        Taps()
      }
    }
  }
}
