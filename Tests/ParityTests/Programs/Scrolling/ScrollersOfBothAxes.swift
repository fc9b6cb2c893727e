import SwiftUI

struct ScrollersOfBothAxes: View {
  @State private var taps = "-"

  var body: some View {
    VStack {
      Text("last \(taps)")
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(0..<20) { number in
            Button("h\(number)") { taps = "h\(number)" }
          }
        }
      }
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<30, id: \.self) { number in
            Button("row \(number)") { taps = "row \(number)" }
          }
        }
      }
    }
  }
}
