import SwiftUI

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

struct DataOrderAfterMoves: View {
  @State private var names = ["ann", "bob", "cid", "dee"]
  @State private var heard: [String] = []

  var body: some View {
    VStack {
      HStack {
        ForEach(names, id: \.self) { name in
          Text(name).preference(key: NamesKey.self, value: [name])
        }
      }
      .onPreferenceChange(NamesKey.self) { heard = $0 }
      Text(heard.joined(separator: ">"))
      Button("Rotate") { names.append(names.removeFirst()) }
      Button("Swap") { names.swapAt(0, names.count - 1) }
      Button("Drop") { if names.count > 2 { names.remove(at: 1) } }
    }
  }
}
