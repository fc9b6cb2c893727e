import SwiftUI

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Hill: Shape {
  var height: CGFloat = 0.5

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.width, y: rect.maxY),
      control: CGPoint(x: rect.midX, y: rect.height * (1 - 2 * height)))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.maxY), radius: 20, startAngle: .degrees(0),
      endAngle: .degrees(180), clockwise: true)
    return path
  }
}

struct PathsOfYourOwn: View {
  @State private var height: CGFloat = 0.5

  var body: some View {
    VStack {
      HStack {
        Triangle().fill(Color.blue)
        Hill(height: height).fill(Color.green)
        Triangle().stroke(Color.red, lineWidth: 8)
      }
      Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 80, height: 32))
        path.addEllipse(in: CGRect(x: 100, y: 0, width: 80, height: 48))
      }
      .fill(Color.orange)
      Button("Lower") { height -= 0.2 }
    }
  }
}
