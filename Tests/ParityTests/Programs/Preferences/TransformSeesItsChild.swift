import SwiftUI

private struct TagsKey: PreferenceKey {
  static var defaultValue: [String] = ["none"]

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}

struct TransformSeesItsChild: View {
  @State private var first: [String] = []
  @State private var second: [String] = []
  @State private var third: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text("absent: " + first.joined(separator: ","))
        .transformPreference(TagsKey.self) { $0.append("added") }
        .onPreferenceChange(TagsKey.self) { first = $0 }
      HStack {
        Text("one").preference(key: TagsKey.self, value: ["one"])
        Text("two").preference(key: TagsKey.self, value: ["two"])
      }
      .transformPreference(TagsKey.self) { tags in
        tags.reverse()
        tags.insert("first", at: 0)
      }
      .onPreferenceChange(TagsKey.self) { second = $0 }
      Text("two: " + second.joined(separator: ","))
      Text("cleared")
        .preference(key: TagsKey.self, value: ["one", "two"])
        .transformPreference(TagsKey.self) { $0 = [] }
        .onPreferenceChange(TagsKey.self) { third = $0 }
      Text("count: \(third.count)")
    }
  }
}
