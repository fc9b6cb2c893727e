import SwiftUI

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

struct SectionsFold: View {
  @State private var isOpen = true
  @State private var isNamed = false

  var body: some View {
    List {
      Section(isExpanded: $isOpen) {
        Counter(name: "first")
        Counter(name: "second")
      } header: {
        Text("Open")
      }
      Section("Named", isExpanded: $isNamed) { Counter(name: "third") }
      Button("fold") { isOpen.toggle() }
      Button("name") { isNamed.toggle() }
    }
  }
}
