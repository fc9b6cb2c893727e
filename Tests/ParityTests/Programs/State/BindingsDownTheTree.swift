import SwiftUI

private struct Stepper2: View {
  let name: String
  @Binding var value: Int

  var body: some View {
    HStack {
      Text("\(name) \(value)")
      Button("\(name)+") { value += 1 }
      Nested(value: $value, name: name)
    }
  }
}

private struct Nested: View {
  var value: Binding<Int>
  let name: String

  var body: some View {
    Button("\(name)0") { value.wrappedValue = 0 }
  }
}

struct BindingsDownTheTree: View {
  @State private var left = 1
  @State private var right = 10

  var body: some View {
    VStack {
      Stepper2(name: "L", value: $left)
      Stepper2(name: "R", value: $right)
      Stepper2(name: "C", value: .constant(5))
      Text("sum \(left + right)")
    }
  }
}
