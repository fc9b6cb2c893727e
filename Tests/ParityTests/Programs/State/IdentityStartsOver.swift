import SwiftUI

private struct Counter: View {
  @State private var count = 0
  let start: Int

  init(start: Int) {
    self.start = start
    _count = State(initialValue: start)
  }

  var body: some View {
    Button("Count \(count), start \(start)") { count += 1 }
  }
}

struct IdentityStartsOver: View {
  @State private var generation = 0

  var body: some View {
    VStack {
      Counter(start: generation * 10)
      Counter(start: generation * 10).id(generation)
      Button("Generation") { generation += 1 }
    }
  }
}
