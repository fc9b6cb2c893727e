import SwiftUI

private struct Counter: View {
  let name: String
  @State private var taps = 0
  @State private var appeared = 0

  var body: some View {
    Button("\(name) \(taps) \(appeared)") { taps += 1 }
      .onAppear { appeared += 1 }
  }
}

private struct Marked: ViewModifier {
  func body(content: Content) -> some View {
    HStack {
      Text("*")
      content
    }
  }
}

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("<")
      configuration.label
      Text(">")
    }
  }
}

private struct Swapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

struct HeldViewsKeepTheirState: View {
  @State private var round = 0

  var body: some View {
    VStack(spacing: 16) {
      Counter(name: "a").modifier(Marked())
      Counter(name: "b").modifier(Marked()).modifier(Marked())
      Group { Counter(name: "c") }
      Group { Group { Counter(name: "d").padding(.leading, 8) } }
      AnyView(Counter(name: "e"))
      Button(action: {}) { Counter(name: "f") }.buttonStyle(Framed())
      Label {
        Counter(name: "g")
      } icon: {
        Text("i")
      }
      .labelStyle(Swapped())
      Button("round \(round)") { round += 1 }
    }
  }
}
