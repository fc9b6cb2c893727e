import SwiftUI

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

struct BranchesHaveTheirOwnState: View {
  @State private var isFirst = true

  var body: some View {
    VStack {
      if isFirst {
        Counter(name: "If")
      } else {
        Counter(name: "Else")
      }
      Counter(name: isFirst ? "Ternary yes" : "Ternary no")
      if isFirst { Counter(name: "Only") }
      Button("Flip") { isFirst.toggle() }
    }
  }
}
