import SwiftUI

struct ClipsAndMasks: View {
  @State private var isClipped = true

  var body: some View {
    VStack(spacing: 16) {
      Color.blue.frame(width: 160, height: 64).cornerRadius(24)
      Color.orange.frame(width: 96, height: 80).clipShape(Circle())
      clipped
      Button("Clip") { isClipped.toggle() }
    }
  }

  @ViewBuilder private var clipped: some View {
    let text = Text("overflowing text").fixedSize().frame(width: 80, height: 16)
    if isClipped {
      text.clipped()
    } else {
      text
    }
  }
}
