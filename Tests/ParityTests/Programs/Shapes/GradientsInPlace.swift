import SwiftUI

struct GradientsInPlace: View {
  var body: some View {
    VStack(spacing: 16) {
      LinearGradient(
        gradient: Gradient(colors: [.blue, .red]), startPoint: .leading, endPoint: .trailing)
      LinearGradient(colors: [.orange, .green], startPoint: .top, endPoint: .bottom)
        .frame(width: 200)
      Text("on a gradient")
        .padding()
        .background(
          LinearGradient(colors: [.purple, .yellow], startPoint: .leading, endPoint: .trailing))
      RoundedRectangle(cornerRadius: 8)
        .fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        .frame(height: 32)
    }
  }
}
