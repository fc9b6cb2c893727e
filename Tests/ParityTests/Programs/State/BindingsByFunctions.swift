import SwiftUI

private struct Editor: View {
  @Binding var celsius: Double

  var body: some View {
    HStack {
      Button("Colder") { celsius -= 10 }
      Text(String(celsius))
      Button("Warmer") { celsius += 10 }
    }
  }
}

struct BindingsByFunctions: View {
  @State private var fahrenheit = 32.0
  @State private var writes = 0

  var body: some View {
    VStack {
      Text("\(String(fahrenheit)) F")
      Editor(
        celsius: Binding(
          get: { (fahrenheit - 32) / 1.8 },
          set: { newValue in
            fahrenheit = newValue * 1.8 + 32
            writes += 1
          }))
      Editor(celsius: Binding(get: { 0 }, set: { _ in writes += 1 }))
      Text("writes \(writes)")
    }
  }
}
