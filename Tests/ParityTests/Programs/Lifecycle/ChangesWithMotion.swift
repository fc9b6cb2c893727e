import SwiftUI

struct ChangesWithMotion: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      if isOpen {
        Text("open")
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Text("count \(count)")
        .animation(.easeInOut(duration: 0.3), value: count)
        .transaction { $0.animation = nil }
      Button("toggle") { withAnimation(.spring()) { isOpen.toggle() } }
      Button("count") {
        withTransaction(Transaction(animation: .default)) { count += 1 }
      }
      Button("slow") { withAnimation(Animation.linear(duration: 2).delay(1)) { count += 10 } }
    }
  }
}
