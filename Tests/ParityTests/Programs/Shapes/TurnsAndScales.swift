import SwiftUI

private struct Slide: GeometryEffect {
  var animatableData: Double = 0
  var amount: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
  }
}

struct TurnsAndScales: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button("open") { isOpen.toggle() }
        Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
        Image(systemName: "arrow.left").scaleEffect(x: isOpen ? -1 : 1)
        Image(systemName: "plus").rotationEffect(.degrees(isOpen ? 45 : 0), anchor: .center)
        Text("text").rotationEffect(.radians(isOpen ? .pi / 2 : 0), anchor: .leading)
      }
      Rectangle().fill(.blue).frame(width: 96, height: 16).rotationEffect(.degrees(isOpen ? 90 : 0))
      Circle().fill(.red).frame(width: 48, height: 48).scaleEffect(isOpen ? 0.5 : 1)
      Capsule().fill(.green).frame(width: 96, height: 32)
        .scaleEffect(CGSize(width: isOpen ? 1.5 : 1, height: 1), anchor: .leading)
      Text("in space").background(Color.orange)
        .rotation3DEffect(.degrees(isOpen ? 60 : 0), axis: (x: 0, y: 1, z: 0))
      Text("slides").modifier(Slide(amount: isOpen ? 1 : 0))
      Button("moved") { isOpen = false }
        .transformEffect(CGAffineTransform(translationX: isOpen ? 32 : 0, y: 0))
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 96, height: 16)
        .projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: isOpen ? 0.5 : 1, y: 1)))
      Text("framed").padding(8).border(.red).rotationEffect(.degrees(isOpen ? 180 : 0))
    }
  }
}
