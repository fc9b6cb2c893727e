import SwiftUI

private struct CaptionKey: PreferenceKey {
  static var defaultValue = "none"

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

struct OuterWriterWins: View {
  @State private var caption = "unheard"
  @State private var isOuter = true

  var body: some View {
    VStack {
      Text(caption)
      Text("content")
        .preference(key: CaptionKey.self, value: "inner")
        .padding()
        .preference(key: CaptionKey.self, value: isOuter ? "outer" : "changed")
      Button("Change") { isOuter.toggle() }
    }
    .onPreferenceChange(CaptionKey.self) { caption = $0 }
  }
}
