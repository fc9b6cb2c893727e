import SwiftUI

struct ShapesOfAllKinds: View {
  @State private var isFilled = true

  var body: some View {
    VStack {
      HStack {
        Rectangle().fill(Color.blue)
        RoundedRectangle(cornerRadius: 16).fill(.orange)
        Circle().fill(isFilled ? Color.red : Color.clear)
      }
      HStack {
        Ellipse().fill(Color.green)
        Capsule().fill(Color.purple).frame(height: 32)
        Circle().stroke(Color.red, lineWidth: 8)
      }
      HStack {
        Rectangle().frame(width: 40, height: 16)
        Rectangle().foregroundColor(.yellow).frame(width: 40, height: 32)
        Circle().trim(from: 0, to: 0.5).fill(Color.blue)
      }
      Button("Fill") { isFilled.toggle() }
    }
  }
}
