import SwiftUI

private struct LevelKey: PreferenceKey {
  static var defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = max(value, nextValue())
  }
}

struct ActionsRunOnChangesOnly: View {
  @State private var low = 1
  @State private var high = 5
  @State private var heard: [Int] = []

  var body: some View {
    VStack {
      HStack {
        Text("low \(low)").preference(key: LevelKey.self, value: low)
        Text("high \(high)").preference(key: LevelKey.self, value: high)
      }
      .onPreferenceChange(LevelKey.self) { heard.append($0) }
      Text(heard.map { String($0) }.joined(separator: " "))
      Button("Raise low") { low += 2 }
      Button("Raise high") { high += 3 }
      Button("Same") { high = high }
    }
  }
}
