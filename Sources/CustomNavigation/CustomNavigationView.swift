import SwiftUI

/// A screen under a wave-shaped bar with an arrow back, a sign, and an arrow to the next screen.
///
/// The first screen has no arrow back, the last none forward.
public struct CustomNavigationView<Content: View, Destination: View>: View {
  let destination: Destination
  let isRoot: Bool
  let isLast: Bool
  let color: Color
  let content: Content
  @State var active = false
  @Environment(\.presentationMode) var mode: Binding<PresentationMode>

  public init(
    destination: Destination, isRoot: Bool, isLast: Bool, color: Color,
    @ViewBuilder content: () -> Content
  ) {
    self.destination = destination
    self.isRoot = isRoot
    self.isLast = isLast
    self.color = color
    self.content = content()
  }

  public var body: some View {
    NavigationView {
      GeometryReader { geometry in
        Color.white
        VStack {
          ZStack {
            WaveShape()
              .fill(color.opacity(0.3))
            navigationItems
              .frame(width: geometry.size.width)
          }
          .frame(width: geometry.size.width, height: 90)
          .edgesIgnoringSafeArea(.top)

          Spacer()
          content
            .padding()
            .background(color.opacity(0.3))
            .cornerRadius(20)
          Spacer()
        }
      }
      .navigationBarHidden(true)
    }
  }

  private var navigationItems: some View {
    HStack {
      Image(systemName: "arrow.left")
        .frame(width: 30)
        .onTapGesture(count: 1, perform: { mode.wrappedValue.dismiss() })
        .opacity(isRoot ? 0 : 1)
      Spacer()
      Image(systemName: "command")
        .frame(width: 30)
      Spacer()
      Image(systemName: "arrow.right")
        .frame(width: 30)
        .onTapGesture(count: 1, perform: { active.toggle() })
        .opacity(isLast ? 0 : 1)
      NavigationLink(
        destination:
          destination
          .navigationBarHidden(true),
        isActive: $active,
        label: {})
    }
    .padding([.leading, .trailing], 8)
    .font(.system(size: 22))
  }
}
