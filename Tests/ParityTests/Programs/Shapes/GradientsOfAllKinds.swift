import SwiftUI

struct GradientsOfAllKinds: View {
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Rectangle()
          .fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 64))
        Rectangle()
          .fill(AngularGradient(colors: [.green, .orange], center: .center))
        Rectangle()
          .fill(EllipticalGradient(colors: [.purple, .yellow]))
      }
      .frame(height: 64)
      LinearGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.7)]),
        startPoint: isTurned ? .top : .leading, endPoint: isTurned ? .bottom : .trailing
      )
      .frame(height: 48)
      Rectangle().fill(Color.blue.gradient).frame(height: 16)
      Button("turn") { isTurned.toggle() }
    }
  }
}
