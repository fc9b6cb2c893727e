import SwiftUI

private struct Counting: View {
  let name: String
  @State private var count = 0
  @Binding var log: [String]

  var body: some View {
    VStack {
      Button("\(name) \(count)") { count += 1 }
      if name.count < 4 {
        NavigationLink("Push", destination: Counting(name: name + "*", log: $log))
      }
    }
    .onAppear { log.append("+\(name)") }
    .onDisappear { log.append("-\(name)") }
  }
}

struct StateBelowIsKept: View {
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      NavigationView { Counting(name: "c", log: $log) }
      Text(log.joined(separator: " "))
    }
  }
}
