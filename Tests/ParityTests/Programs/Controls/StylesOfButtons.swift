import SwiftUI

private struct Framed: ButtonStyle {
  var isWide = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, isWide ? 24 : 8)
      .border(configuration.role == .destructive ? Color.red : Color.blue)
  }
}

private struct Counting: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button("run") { configuration.trigger() }
    }
  }
}

struct StylesOfButtons: View {
  @State private var count = 0
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 16) {
      Button("framed \(count)") { count += 1 }
        .buttonStyle(Framed(isWide: isWide))
      Button("remove", role: .destructive) { count = 0 }
        .buttonStyle(Framed())
      Button("widen") { isWide.toggle() }
        .buttonStyle(.plain)
      Button("counting") { count += 10 }
        .buttonStyle(Counting())
      Button("bordered") { count += 100 }
        .buttonStyle(.borderedProminent)
        .tint(.green)
    }
  }
}
