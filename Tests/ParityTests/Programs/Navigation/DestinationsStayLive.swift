import SwiftUI

private struct Detail: View {
  @Binding var count: Int
  let doubled: Int
  @State private var start: Int

  init(count: Binding<Int>, doubled: Int) {
    _count = count
    self.doubled = doubled
    _start = State(initialValue: count.wrappedValue)
  }

  var body: some View {
    VStack {
      Text("start \(start) now \(count) twice \(doubled)")
      Button("Add") { count += 1 }
    }
  }
}

struct DestinationsStayLive: View {
  @State private var count = 1

  var body: some View {
    NavigationView {
      VStack {
        Text("root \(count)")
        NavigationLink("Open", destination: Detail(count: $count, doubled: count * 2))
        Button("Raise") { count += 10 }
      }
    }
  }
}
