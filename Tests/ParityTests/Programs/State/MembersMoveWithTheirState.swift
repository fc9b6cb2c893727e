import SwiftUI

private struct Item: Identifiable {
  let id: Int
  var name: String
}

private struct Row: View {
  let item: Item
  @State private var taps = 0

  var body: some View {
    HStack {
      Text(item.name)
      Button("tap \(item.id)") { taps += 1 }
      Text("\(taps)")
    }
  }
}

struct MembersMoveWithTheirState: View {
  @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
  @State private var next = 3

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items) { Row(item: $0) }
      HStack {
        Button("Reverse") { items.reverse() }
        Button("Insert") {
          items.insert(Item(id: next, name: "new \(next)"), at: 0)
          next += 1
        }
        Button("Remove") { _ = items.popLast() }
        Button("Rename") { if !items.isEmpty { items[0].name += "*" } }
      }
      ForEach(0..<items.count, id: \.self) { index in
        Row(item: Item(id: 100 + index, name: "place \(index)"))
      }
    }
  }
}
