import SwiftUI

private struct Child: View {
  @State var own: Int
  let given: Int

  var body: some View {
    HStack {
      Text("own \(own) given \(given)")
      Button("Child") { own += 100 }
    }
  }
}

struct InitialValuesCountOnce: View {
  @State private var number = 1

  var body: some View {
    VStack {
      Child(own: number, given: number)
      Child(own: 0, given: number * 2)
      Button("Parent") { number += 1 }
    }
  }
}
