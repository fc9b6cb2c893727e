import SwiftUI

struct RoomForGeometry: View {
  @State private var isNarrow = false
  @State private var taps = 0

  var body: some View {
    VStack {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width)) x \(Int(geometry.size.height)), \(taps)")
      }
      .frame(width: isNarrow ? 160 : nil, height: 32)
      .border(Color.gray)
      GeometryReader { proxy in
        HStack(spacing: 0) {
          Color.blue.frame(width: proxy.size.width / 3)
          Color.orange.frame(width: proxy.size.width * 2 / 3)
        }
        Text("over")
      }
      GeometryReader { proxy in
        Text("y \(Int(proxy.frame(in: .global).minY)) x \(Int(proxy.frame(in: .local).minX))")
      }
      .frame(height: 16)
      Button("Narrow") { isNarrow.toggle() }
      Button("Tap") { taps += 1 }
    }
  }
}
