import SwiftUI

struct TitlesOfTheSystem: View {
  @State private var isLong = false

  var body: some View {
    NavigationView {
      VStack {
        Text("one").navigationTitle("Inner")
        Text("two").navigationTitle("Second")
        Button("Long") { isLong.toggle() }
        NavigationLink("Go", destination: detail)
      }
      .navigationTitle("Outer")
    }
  }

  private var detail: some View {
    Text("detail")
      .navigationTitle(isLong ? "A very long title that cannot fit into the bar" : "Short")
      .navigationBarTitleDisplayMode(isLong ? .inline : .large)
  }
}
