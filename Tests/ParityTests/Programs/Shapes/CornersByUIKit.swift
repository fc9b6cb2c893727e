import SwiftUI

private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

private struct Flag: Shape {
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY),
      controlPoint: CGPoint(x: rect.midX, y: rect.maxY))
    path.close()
    path.append(UIBezierPath(ovalIn: CGRect(x: rect.midX, y: 0, width: 48, height: 48)))
    return Path(path.cgPath)
  }
}

struct CornersByUIKit: View {
  @State private var isBelow = true

  var body: some View {
    VStack(spacing: 16) {
      Color.blue
        .frame(width: 200, height: 64)
        .cornerRadius(32, corners: isBelow ? [.bottomLeft, .bottomRight] : .topLeft)
      Flag().fill(Color.orange).frame(width: 160, height: 80)
      Circle().path(in: CGRect(x: 0, y: 0, width: 32, height: 32)).fill(Color.red)
        .frame(width: 32, height: 32)
      Button("turn") { isBelow.toggle() }
      Text(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.width == 3 ? "3" : "?")
    }
  }
}
