import SwiftUI

struct SpacingsOfAllKinds: View {
  @State private var spacing: CGFloat = 0

  var body: some View {
    VStack(spacing: spacing) {
      HStack(spacing: spacing) {
        ForEach(0..<4) { Text("c\($0)") }
      }
      HStack {
        Text("default"); Text("gap"); Color.blue.frame(width: 16, height: 16)
      }
      HStack(alignment: .top, spacing: nil) {
        Text("nil"); Text("gap")
      }
      HStack(spacing: -8) {
        Text("over"); Text("lap")
      }
      VStack(spacing: 12) {
        Text("12"); Text("points")
      }
      Button("Wider \(String(Double(spacing)))") { spacing = spacing == 0 ? 10 : spacing * 2 }
    }
  }
}
