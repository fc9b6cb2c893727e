import SwiftUI

struct PressesAndAreas: View {
  @State private var presses = 0
  @State private var taps = 0
  @State private var isTransparent = false

  var body: some View {
    VStack(spacing: 16) {
      Text("pressed \(presses)")
        .onLongPressGesture(minimumDuration: 1) { presses += 1 }
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      .contentShape(Rectangle())
      .onTapGesture { taps += 1 }
      Text("taps \(taps)")
        .contentShape(Circle())
        .allowsHitTesting(!isTransparent)
        .onTapGesture { taps -= 1 }
      Button("let through") { isTransparent.toggle() }
    }
    .padding()
  }
}
