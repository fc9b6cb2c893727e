import SwiftUI

private struct Row: View, Equatable {
  let number: Int
  let label: String

  static func == (left: Row, right: Row) -> Bool { left.number == right.number }

  var body: some View { Text("\(label) of \(number)") }
}

struct EqualViewsStay: View {
  @State private var number = 1
  @State private var label = "first"

  var body: some View {
    VStack(spacing: 16) {
      Row(number: number, label: label).equatable()
      EquatableView(content: Row(number: number + 1, label: label))
      Button("label") { label = label == "first" ? "second" : "first" }
      Button("number") { number += 1 }
    }
    .tag(number)
  }
}
