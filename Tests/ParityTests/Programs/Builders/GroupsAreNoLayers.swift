import SwiftUI

private struct Pair: View {
  var body: some View {
    Text("first")
    Text("second")
  }
}

private struct Trio: View {
  @State private var isLong = false

  var body: some View {
    Group {
      Text("a")
      Button("b") { isLong.toggle() }
      if isLong { Text("c") }
    }
    .padding(.leading, 16)
  }
}

struct GroupsAreNoLayers: View {
  var body: some View {
    HStack {
      VStack {
        Pair()
        Group {
          Text("third")
          Group {
            Text("fourth")
          }
        }
      }
      HStack {
        Pair().border(Color.blue)
      }
      VStack(alignment: .leading) {
        Trio()
        EmptyView()
        Text("end")
      }
    }
  }
}
