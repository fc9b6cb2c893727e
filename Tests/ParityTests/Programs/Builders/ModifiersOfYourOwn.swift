import SwiftUI

private struct Boxed: ViewModifier {
  let name: String
  @State private var isShown = true

  func body(content: Content) -> some View {
    VStack {
      Button("\(name) \(isShown ? "hide" : "show")") { isShown.toggle() }
      if isShown { content.padding(.horizontal) }
    }
    .border(Color.blue)
  }
}

extension View {
  fileprivate func boxed(_ name: String = "box") -> some View {
    modifier(Boxed(name: name))
  }

  @ViewBuilder fileprivate func when<Changed: View>(
    _ condition: Bool, change: (Self) -> Changed
  ) -> some View {
    if condition {
      change(self)
    } else {
      self
    }
  }
}

struct ModifiersOfYourOwn: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      Text("inner").boxed()
      Text("both").boxed("first").boxed("second")
      Text("changed").when(isWide) { $0.padding(.horizontal, 40).border(Color.red) }
      Button("Wide") { isWide.toggle() }
    }
  }
}
