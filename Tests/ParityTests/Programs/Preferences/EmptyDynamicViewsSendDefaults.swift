import SwiftUI

private struct SumKey: PreferenceKey {
  static var defaultValue = 1000

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

private struct Sum<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content
  @State private var sum = 0

  var body: some View {
    HStack {
      Text(name)
      content.onPreferenceChange(SumKey.self) { sum = $0 }
      Text("= \(sum)")
    }
  }
}

struct EmptyDynamicViewsSendDefaults: View {
  @State private var numbers = [1, 2]

  var body: some View {
    VStack(alignment: .leading) {
      Sum(name: "any") { AnyView(Text("a")) }
      Sum(name: "any in stack") { HStack { AnyView(Text("a")) } }
      Sum(name: "for each") {
        HStack {
          ForEach(numbers, id: \.self) { number in
            Text("\(number)").preference(key: SumKey.self, value: number)
          }
        }
      }
      Sum(name: "mixed") {
        HStack {
          Text("10").preference(key: SumKey.self, value: 10)
          AnyView(Text("20").preference(key: SumKey.self, value: 20))
        }
      }
      Button("Fewer") { _ = numbers.popLast() }
      Button("More") { numbers.append(numbers.count + 3) }
    }
  }
}
