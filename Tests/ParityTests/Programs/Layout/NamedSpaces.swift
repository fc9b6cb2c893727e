import SwiftUI

struct NamedSpaces: View {
  @State private var inset: CGFloat = 8

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Button("move") { inset += 8 }
      HStack {
        GeometryReader { proxy in
          let outer = proxy.frame(in: .named("outer"))
          let own = proxy.frame(in: .local)
          Text("x \(Int(outer.minX)) w \(Int(own.width))")
        }
        .frame(height: 16)
      }
      .padding(.leading, inset)
      GeometryReader { proxy in
        Text("y \(Int(proxy.frame(in: .named("outer")).minY)) of \(Int(proxy.size.height))")
      }
      .frame(height: 32)
    }
    .coordinateSpace(name: "outer")
    .padding()
  }
}
