import SwiftUI

private struct Ware: Identifiable {
  let id: Int
  var count = 0
}

private protocol Page {
  associatedtype Content: View
  @ViewBuilder var content: Content { get }
}

private struct Pair: Page {
  let words: String
  var content: some View {
    Text(words)
    Text("\(words.count) letters")
  }
}

extension Color {
  fileprivate init(gray level: Double) {
    self.init(red: level, green: level, blue: level)
  }
}

struct RowsThatBindAndObserve: View {
  @State private var wares = [Ware(id: 1), Ware(id: 2)]
  @State private var total = 0 {
    didSet { last = "\(oldValue) to \(total)" }
  }
  @State private var last = "never"

  var body: some View {
    VStack(spacing: 0) {
      ForEach($wares) { $ware in
        Button("ware \(ware.id): \(ware.count)") { ware.count += 1 }
      }
      Button("sum") { total = wares.reduce(0) { $0 + $1.count } }
      Text(last)
      Pair(words: "both").content
    }
    .padding(.init(top: 16, leading: 8, bottom: 0, trailing: 0))
    .background(Color(gray: 0.5))
  }
}
