import SwiftUI

struct OffsetsAndPositions: View {
  @State private var isMoved = false

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("a")
        Text("b").offset(x: isMoved ? 40 : 0, y: isMoved ? 16 : 0)
        Text("c").offset(CGSize(width: -8, height: 0))
      }
      Color.blue
        .frame(width: 200, height: 80)
        .overlay { Text("here").position(x: 40, y: 24) }
        .overlay { Text("there").position(CGPoint(x: 160, y: 56)) }
      Button("Move") { isMoved.toggle() }
    }
  }
}
