import SwiftUI

struct GradientsOfAllForms: View {
  private let stops = [
    Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 0.5),
    Gradient.Stop(color: .green, location: 1),
  ]

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(180))
        AngularGradient(stops: stops, center: .center, angle: .degrees(90))
        EllipticalGradient(stops: stops)
        ContainerRelativeShape().fill(
          .radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 40))
      }
      HStack(spacing: 0) {
        Rectangle().fill(.ellipticalGradient(colors: [.red, .clear]))
        Rectangle().fill(.ellipticalGradient(stops: stops, center: .top))
        Rectangle().fill(
          .angularGradient(
            Gradient(stops: stops), center: .center, startAngle: .zero, endAngle: .degrees(90)))
        Rectangle().fill(.conicGradient(stops: stops, center: .bottom))
        Rectangle().fill(
          .conicGradient(Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(45)))
      }
      HStack(spacing: 0) {
        Path("0 0 m 80 0 l 80 64 40 96 q 0 64 0 32 0 0 c h")?.fill(.red)
        Circle().fill()
        Circle().strokeBorder(lineWidth: 16)
        Circle().offset(CGPoint(x: 16, y: 0)).fill(.purple)
        Text("padded").padding(.init(top: 16, leading: 8, bottom: 0, trailing: 8)).background(
          .orange
        )
        .contentShape(.interaction, Rectangle()).modifier(EmptyModifier())
      }
    }
  }
}
