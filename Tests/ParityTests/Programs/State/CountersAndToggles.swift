import SwiftUI

struct CountersAndToggles: View {
  @State private var count = 0
  @State private var isDoubled = false

  private var shown: Int { isDoubled ? count * 2 : count }

  var body: some View {
    VStack {
      Text("Count: \(shown)")
      HStack {
        Button("-") { count -= 1 }
        Button("+") { self.count += 1 }
      }
      Button(isDoubled ? "Single" : "Double") { isDoubled.toggle() }
      if count > 2 {
        Text("many")
      } else if count < 0 {
        Text("less than none")
      }
    }
  }
}
