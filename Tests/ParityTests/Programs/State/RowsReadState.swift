import SwiftUI

private struct Row: View {
  let name: String
  var body: some View { Text(name) }
}

struct RowsReadState: View {
  @State private var mark = "."
  @State private var isLoud = false

  var body: some View {
    VStack {
      ForEach(["one", "two"], id: \.self) { name in
        Row(name: name + mark)
        if isLoud { Text("loud") }
      }
      Button("mark") { mark += "!" }
      Button("loud") { isLoud.toggle() }
    }
  }
}
