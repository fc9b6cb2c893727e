import SwiftUI

private struct ListKey: PreferenceKey {
  static var defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    value += "," + nextValue()
  }
}

private struct Mark: View {
  let name: String
  var body: some View {
    Text(name).preference(key: ListKey.self, value: name)
  }
}

struct LayersFoldInTheirOrder: View {
  @State private var overlay = ""
  @State private var background = ""
  @State private var stack = ""

  var body: some View {
    VStack(alignment: .leading) {
      Mark(name: "primary").overlay(Mark(name: "o"), alignment: .trailing)
        .onPreferenceChange(ListKey.self) { overlay = $0 }
      Text(overlay)
      Mark(name: "primary").background(Mark(name: "b"), alignment: .topLeading)
        .onPreferenceChange(ListKey.self) { background = $0 }
      Text(background)
      ZStack {
        Mark(name: "one")
        Mark(name: "two").overlay { Mark(name: "three") }
      }
      .onPreferenceChange(ListKey.self) { stack = $0 }
      Text(stack)
    }
  }
}
