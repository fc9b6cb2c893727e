import SwiftUI

private struct Row: View {
  let name: String
  @State private var count = 0

  var body: some View {
    HStack {
      Text(name)
      Button("count \(count)") { count += 1 }
    }
  }
}

struct RowsMadeInView: View {
  @State private var letters = ["A", "B", "C", "D"]

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(
          alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders, .sectionFooters]
        ) {
          Text("top")
          ForEach(letters, id: \.self) { letter in
            Section {
              ForEach(0..<3, id: \.self) { Row(name: "\(letter)\($0)") }
            } header: {
              Text("== \(letter) ==")
            } footer: {
              Text("-- \(letter) --")
            }
          }
        }
      }
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom) {
          ForEach(0..<40, id: \.self) { Text("h\($0)") }
        }
      }
      .frame(height: 16)
      Button("reverse") { letters.reverse() }
    }
  }
}
