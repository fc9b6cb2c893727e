import SwiftUI

private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY),
      control1: CGPoint(x: rect.maxX * 0.75, y: rect.maxY * 0.5),
      control2: CGPoint(x: rect.maxX * 0.35, y: rect.maxY * 2))
    return path
  }
}

private struct WavePage<Content: View, Next: View>: View {
  let next: Next
  let isFirst: Bool
  let isLast: Bool
  let color: Color
  let content: Content
  @State var isPushed = false
  @Environment(\.presentationMode) var mode: Binding<PresentationMode>

  init(
    next: Next, isFirst: Bool = false, isLast: Bool = false, color: Color,
    @ViewBuilder content: () -> Content
  ) {
    self.next = next
    self.isFirst = isFirst
    self.isLast = isLast
    self.color = color
    self.content = content()
  }

  var body: some View {
    NavigationView {
      GeometryReader { geometry in
        Color.white
        VStack {
          ZStack {
            Wave().fill(color.opacity(0.3))
            bar(width: geometry.size.width)
          }
          .frame(width: geometry.size.width, height: 90)
          .edgesIgnoringSafeArea(.top)
          Spacer()
          content.padding().background(color.opacity(0.3)).cornerRadius(20)
          Spacer()
        }
      }
      .navigationBarHidden(true)
    }
  }

  private func bar(width: CGFloat) -> some View {
    HStack {
      Image(systemName: "arrow.left")
        .frame(width: 30)
        .onTapGesture(count: 1, perform: { mode.wrappedValue.dismiss() })
        .opacity(isFirst ? 0 : 1)
      Spacer()
      Image(systemName: "command").frame(width: 30)
      Spacer()
      Image(systemName: "arrow.right")
        .frame(width: 30)
        .onTapGesture(count: 1, perform: { isPushed.toggle() })
        .opacity(isLast ? 0 : 1)
      NavigationLink(
        destination: next.navigationBarHidden(true), isActive: $isPushed, label: {})
    }
    .padding([.leading, .trailing], 8)
    .frame(width: width)
    .font(.system(size: 22))
  }
}

private struct Second: View {
  var body: some View {
    WavePage(next: Third(), color: .red) { Text("The second page") }
  }
}

private struct Third: View {
  var body: some View {
    WavePage(next: EmptyView(), isLast: true, color: .green) { Text("The last page") }
  }
}

struct WaveBar: View {
  var body: some View {
    WavePage(next: Second(), isFirst: true, color: .blue) { Text("The first page") }
  }
}
