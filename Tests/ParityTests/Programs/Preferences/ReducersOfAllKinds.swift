import SwiftUI

private struct FirstNonNil: PreferenceKey {
  static var defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

private struct AnyTrue: PreferenceKey {
  static var defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

private struct KeepsFirst: PreferenceKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct Longest: PreferenceKey {
  typealias Value = String
  static let defaultValue: Value = ""
  static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    if next.count > value.count {
      value = next
    }
  }
}

struct ReducersOfAllKinds: View {
  @State private var name: String?
  @State private var flag = false
  @State private var number = -1
  @State private var longest = "-"
  @State private var isLate = false

  var body: some View {
    VStack {
      Text("\(name ?? "nil") \(String(flag)) \(number) \(longest)")
      Text("one")
        .preference(key: FirstNonNil.self, value: nil)
        .preference(key: AnyTrue.self, value: false)
        .preference(key: KeepsFirst.self, value: 1)
        .preference(key: Longest.self, value: "one")
      Text("two")
        .preference(key: FirstNonNil.self, value: isLate ? "late" : nil)
        .preference(key: AnyTrue.self, value: isLate)
        .preference(key: KeepsFirst.self, value: isLate ? 3 : 2)
        .preference(key: Longest.self, value: isLate ? "seventeen" : "ok")
      Text("three")
        .preference(key: FirstNonNil.self, value: "third")
      Button("Late") { isLate.toggle() }
    }
    .onPreferenceChange(FirstNonNil.self) { name = $0 }
    .onPreferenceChange(AnyTrue.self) { flag = $0 }
    .onPreferenceChange(KeepsFirst.self) { number = $0 }
    .onPreferenceChange(Longest.self) { longest = $0 }
  }
}
