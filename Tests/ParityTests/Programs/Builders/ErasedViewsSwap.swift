import SwiftUI

private struct Counting: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

struct ErasedViewsSwap: View {
  @State private var step = 0

  private func content() -> AnyView {
    switch step % 3 {
    case 0: return AnyView(Counting(name: "counting"))
    case 1: return AnyView(Text("text"))
    default:
      return AnyView(
        VStack {
          Text("two"); Text("lines")
        })
    }
  }

  private let pages: [AnyView] = [AnyView(Text("p0")), AnyView(Divider()), AnyView(Text("p2"))]

  var body: some View {
    VStack {
      content()
      pages[step % pages.count]
      AnyView(Counting(name: "same \(step)"))
      Button("Step") { step += 1 }
    }
  }
}
