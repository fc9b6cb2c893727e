import SwiftUI

struct TapsOnAnything: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text("text").onTapGesture { log.append("text") }
      Text("twice").onTapGesture(count: 2) { log.append("twice") }
      HStack {
        Text("a")
        Text("b")
      }
      .onTapGesture { log.append("row") }
      Image(systemName: "arrow.right").onTapGesture(count: 1, perform: { log.append("arrow") })
      Text("invisible").opacity(0).onTapGesture { log.append("never") }
      VStack {
        Button("inner") { log.append("inner") }
        Text("outer")
      }
      .onTapGesture { log.append("outer") }
      Text(log.joined(separator: " "))
    }
  }
}
