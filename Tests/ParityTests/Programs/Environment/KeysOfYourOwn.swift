import SwiftUI

private struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "blue"
}

private struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }

  fileprivate var nesting: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct Leaf: View {
  @Environment(\.accentName) var accentName
  @Environment(\.nesting) private var nesting

  var body: some View {
    Text("\(accentName) at \(nesting)")
  }
}

private struct Box<Content: View>: View {
  @Environment(\.nesting) private var nesting
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) { content }
      .padding(.leading)
      .environment(\.nesting, nesting + 1)
  }
}

struct KeysOfYourOwn: View {
  @State private var name = "red"

  var body: some View {
    VStack(alignment: .leading) {
      Leaf()
      Box {
        Leaf()
        Box { Leaf().environment(\.accentName, name) }
          .environment(\.accentName, "hidden by the inner one")
      }
      Leaf().overlay(Leaf().environment(\.accentName, "over"), alignment: .leading)
      Button("Recolor") { name = name == "red" ? "green" : "red" }
    }
    .environment(\.accentName, "teal")
  }
}
