import SwiftUI

struct Wave: Shape {
  var phase: CGFloat = 0
  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addCurve(to: CGPoint(x: rect.minX, y: rect.maxY),
                  control1: CGPoint(x: rect.maxX * 0.75, y: rect.maxY * 0.5),
                  control2: CGPoint(x: rect.maxX * 0.35, y: rect.maxY * 2))
    for x in stride(from: 0, through: rect.width, by: 0.5) where x > 1 {
      let y = sin(x / 50 * .pi + phase) * -1.5e1
      path.addLine(to: CGPoint(x: x, y: rect.midY + y))
    }
    return path
  }
}

struct Header: View {
  private let height: CGFloat = UIScreen.main.bounds.height > 800 ? 90 : 64
  @Binding var selection: Int
  @GestureState private var drag = CGSize.zero

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width / CGFloat(max(1, 3))
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) {
        Wave()
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
          .frame(width: width, height: height)
          .rotationEffect(.degrees(-180))
        HStack(spacing: 8) {
          ForEach(0..<3) { index in
            Circle()
              .strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
              .overlay(Text("\(index + 1)"), alignment: .center)
              .scaleEffect(selection == index ? 1.2 : 1)
              .onTapGesture(count: 1, perform: {
                withAnimation(.easeIn(duration: 0.3)) { self.selection = index }
              })
          }
        }
      }
      .gesture(
        DragGesture(minimumDistance: 10)
          .updating($drag) { value, state, _ in state = value.translation }
          .onEnded { (value: DragGesture.Value) -> Void in
            selection = min(max(selection + (value.translation.width > 0 ? -1 : 1), 0), 2)
          }
      )
    }.frame(height: height).edgesIgnoringSafeArea([.top, .leading])
  }
}
