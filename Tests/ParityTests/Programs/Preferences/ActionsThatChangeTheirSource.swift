import SwiftUI

struct FlipKey: PreferenceKey {
  static var defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// Never comes to rest by itself: the third action in a frame is dropped.
struct ActionsThatChangeTheirSource: View {
  @State private var isOn = false
  @State private var actions = 0

  var body: some View {
    VStack {
      Text(isOn ? "on" : "off").preference(key: FlipKey.self, value: isOn)
      Text("actions: \(actions)")
      Button("Again") { isOn.toggle() }
    }
    .onPreferenceChange(FlipKey.self) { value in
      actions += 1
      isOn = !value
    }
  }
}
