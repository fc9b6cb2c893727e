import SwiftUI

struct SafeAreasInset: View {
  @State private var isWide = false

  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea()
      VStack(spacing: 0) {
        Text("content")
        Button("wide") { isWide.toggle() }
        Color.red
      }
      .safeAreaPadding(.horizontal, isWide ? 64 : 16)
      .safeAreaInset(edge: .top) { Text("top").frame(maxWidth: .infinity).background(.green) }
      .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 16) { Text("bottom") }
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 8) { Text("l") }
      .safeAreaInset(edge: .trailing) { Text("t") }
    }
  }
}
