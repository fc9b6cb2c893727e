import SwiftUI

/// Compares by its id only, so a changed name alone is not heard.
private struct Badge: Equatable {
  var id: Int
  var name: String

  static func == (left: Badge, right: Badge) -> Bool {
    left.id == right.id
  }
}

private struct BadgeKey: PreferenceKey {
  static var defaultValue = Badge(id: 0, name: "none")

  static func reduce(value: inout Badge, nextValue: () -> Badge) {
    value = nextValue()
  }
}

struct EqualityDecidesWhatIsHeard: View {
  @State private var id = 1
  @State private var name = "first"
  @State private var heard = "unheard"

  var body: some View {
    VStack {
      Text("\(id) \(name)").preference(key: BadgeKey.self, value: Badge(id: id, name: name))
      Text("heard: \(heard)")
      Button("Rename") { name = name + "!" }
      Button("Renumber") { id += 1 }
    }
    .onPreferenceChange(BadgeKey.self) { badge in heard = "\(badge.id) \(badge.name)" }
  }
}
