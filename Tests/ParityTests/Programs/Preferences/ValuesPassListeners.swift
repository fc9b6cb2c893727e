import SwiftUI

private struct WordKey: PreferenceKey {
  static var defaultValue = "-"

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

private struct Ring<Content: View>: View {
  let name: String
  let content: Content
  @State private var word = "unheard"

  init(_ name: String, @ViewBuilder _ content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack {
      Text("\(name) hears \(word)")
      content
    }
    .onPreferenceChange(WordKey.self) { self.word = $0 }
  }
}

struct ValuesPassListeners: View {
  @State private var count = 0

  var body: some View {
    Ring("outer") {
      Ring("middle") {
        Ring("inner") {
          Button("Say") { count += 1 }
            .preference(key: WordKey.self, value: "word \(count)")
        }
      }
    }
  }
}
