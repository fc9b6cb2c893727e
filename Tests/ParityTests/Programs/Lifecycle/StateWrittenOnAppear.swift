import SwiftUI

private struct Loader: View {
  let name: String
  @State private var text = "loading"

  var body: some View {
    Text("\(name): \(text)")
      .onAppear(perform: load)
  }

  private func load() {
    text = "loaded \(name.count) letters"
  }
}

struct StateWrittenOnAppear: View {
  @State private var names = ["one"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Loader(name: $0) }
      Button("More") { names.append(String(repeating: "x", count: names.count)) }
    }
  }
}
