import SwiftUI

struct GridsInView: View {
  @State private var count = 7
  private let columns = [
    GridItem(.fixed(64), spacing: 16, alignment: .leading), GridItem(.flexible(minimum: 40)),
    GridItem(.adaptive(minimum: 40, maximum: 80), alignment: .trailing),
  ]

  var body: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
          ForEach(0..<count, id: \.self) { Text("cell \($0)") }
        }
      }
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(16), spacing: 0), GridItem(.fixed(16))], spacing: 16) {
          ForEach(0..<count, id: \.self) { Text("h\($0)") }
        }
      }
      Button("more") { count += 9 }
    }
  }
}
