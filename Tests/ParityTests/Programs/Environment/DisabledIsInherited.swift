import SwiftUI

private struct Status: View {
  @Environment(\.isEnabled) private var isEnabled
  let name: String

  var body: some View {
    Text("\(name) is \(isEnabled ? "enabled" : "disabled")")
  }
}

struct DisabledIsInherited: View {
  @State private var isLocked = true
  @State private var taps = 0

  var body: some View {
    VStack {
      Group {
        Status(name: "inner").disabled(false)
        Button("Tap \(taps)") { taps += 1 }
      }
      .disabled(isLocked)
      Status(name: "outer")
      Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
      Button("Never") { taps += 100 }.disabled(true)
    }
  }
}
