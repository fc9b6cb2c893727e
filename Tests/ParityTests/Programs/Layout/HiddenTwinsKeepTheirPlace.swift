import SwiftUI

struct HiddenTwinsKeepTheirPlace: View {
  @State private var hasButton = true
  @State private var taps = 0

  var body: some View {
    VStack {
      HStack {
        if hasButton { button }
        Spacer()
        Text("Title")
        Spacer()
        if hasButton { button.opacity(0) }
      }
      HStack {
        button
        Spacer()
        Text("Title")
        Spacer()
        button.hidden()
      }
      HStack {
        button
        Spacer()
        Text("Title")
        Spacer()
      }
      Text("faint").opacity(0.4)
      Button("Change \(taps)") { hasButton.toggle() }
    }
  }

  private var button: some View {
    Button {
      taps += 1
    } label: {
      Image(systemName: "chevron.left")
    }
  }
}
