import SwiftUI

private struct LastWins: PreferenceKey {
  static var defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct NonEmptyWins: PreferenceKey {
  static var defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    guard !next.isEmpty else { return }
    value = next
  }
}

private struct Bar: View {
  let title: String
  let hasBack: Bool

  var body: some View {
    HStack {
      if hasBack { Text("<") }
      Text("'\(title)'")
    }
  }
}

private struct BarBelow<Key: PreferenceKey, Content: View>: View where Key.Value == String {
  let key: Key.Type
  @ViewBuilder let content: Content
  @State private var title = "?"

  var body: some View {
    VStack {
      content
      Bar(title: title, hasBack: true)
    }
    .onPreferenceChange(key) { title = $0 }
  }
}

struct BarAfterItsContent: View {
  var body: some View {
    VStack {
      BarBelow(key: LastWins.self) {
        Text("plain").preference(key: LastWins.self, value: "lost")
      }
      BarBelow(key: NonEmptyWins.self) {
        Text("guarded").preference(key: NonEmptyWins.self, value: "kept")
      }
    }
  }
}
