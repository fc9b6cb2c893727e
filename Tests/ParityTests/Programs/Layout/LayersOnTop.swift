import SwiftUI

struct LayersOnTop: View {
  @State private var isFlipped = false
  @State private var taps = ""

  var body: some View {
    VStack {
      ZStack {
        Button("AAAAAA") { taps += "a" }.zIndex(isFlipped ? 1 : 0)
        Button("BB") { taps += "b" }
        Text("CC").zIndex(-1)
      }
      ZStack(alignment: .leading) {
        Button("under") { taps += "u" }
        Color.blue.frame(width: 80, height: 16).allowsHitTesting(isFlipped)
      }
      Text(taps)
      Button("Flip") { isFlipped.toggle() }
    }
  }
}
