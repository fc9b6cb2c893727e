import SwiftUI

struct SafeAreasAreIgnored: View {
  @State private var mode = 0

  var body: some View {
    ZStack(alignment: .top) {
      switch mode {
      case 0: Color.blue.ignoresSafeArea()
      case 1: Color.blue.ignoresSafeArea(edges: .bottom)
      case 2: Color.blue.edgesIgnoringSafeArea(.top)
      default: Color.blue
      }
      VStack(spacing: 0) {
        Text("bar").frame(maxWidth: .infinity).background(Color.red)
        HStack { Text("second").padding(16).background(.orange, ignoresSafeAreaEdges: []) }
        Button("Mode \(mode)") { mode = (mode + 1) % 4 }
      }
    }
  }
}
