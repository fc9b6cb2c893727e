import SwiftUI

private struct DepthKey: PreferenceKey {
  static var defaultValue: Int { -1 }

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = nextValue()
  }
}

struct IfInStackSendsDefault: View {
  @State private var still = 100
  @State private var moving = 100
  @State private var isOn = false

  var body: some View {
    VStack {
      VStack {
        Text("static")
        Text("\(still)")
      }
      .onPreferenceChange(DepthKey.self) { still = $0 }
      VStack {
        Text("dynamic")
        if isOn {
          Text("on").preference(key: DepthKey.self, value: 7)
        }
        Text("\(moving)")
      }
      .onPreferenceChange(DepthKey.self) { moving = $0 }
      Button("Switch") { isOn.toggle() }
    }
  }
}
