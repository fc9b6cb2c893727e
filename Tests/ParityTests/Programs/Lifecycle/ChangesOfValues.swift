import SwiftUI

struct ChangesOfValues: View {
  @State private var count = 0
  @State private var old = 0
  @State private var log: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      Button("Add") { count += 1 }
      Button("Add two") {
        count += 1
        count += 1
      }
      Button("Same") { count = count + 0 }
      Text(log.joined(separator: ", "))
    }
    .onChange(of: count) { before, after in
      log.append("\(before)>\(after)")
    }
    .onChange(of: count % 2 == 0) { log.append("parity") }
    .onChange(of: old, initial: true) { log.append("first") }
  }
}
