import SwiftUI

private struct ScaleKey: EnvironmentKey {
  static let defaultValue: Double = 1
}

extension EnvironmentValues {
  fileprivate var scale: Double {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

private struct Scale: View {
  @Environment(\.scale) private var scale
  let name: String

  var body: some View { Text("\(name) \(String(scale))") }
}

struct ChangesOnTheWayDown: View {
  @State private var factor = 2.0

  var body: some View {
    VStack {
      Scale(name: "top")
      HStack {
        Scale(name: "a").transformEnvironment(\.scale) { $0 += 0.5 }
        Scale(name: "b")
      }
      .transformEnvironment(\.scale) { scale in scale *= factor }
      Button("Factor") { factor += 1 }
    }
    .environment(\.scale, 10)
  }
}
