import SwiftUI

private class Counter: ObservableObject {
  @Published var count = 0
  @Published private(set) var log: [String] = []
  var silent = 0

  init() {}

  func add() {
    count += 1
    log.append("\(count)")
  }
}

private final class Names: ObservableObject {
  @Published var first = "Ann"
  let objectWillChange = ObservableObjectPublisher()

  func rename(_ name: String) {
    objectWillChange.send()
    first = name
  }
}

private struct Kept: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Text("kept \(counter.count) \(counter.log.joined(separator: " "))")
      Button("add") { counter.add() }
      Button("silent \(counter.silent)") { counter.silent += 1 }
      Given(counter: counter)
      Plus(value: $counter.count)
    }
  }
}

private struct Given: View {
  @ObservedObject var counter: Counter

  var body: some View {
    HStack {
      Text("given \(counter.count)")
      Button("zero") { counter.count = 0 }
    }
  }
}

private struct Plus: View {
  @Binding var value: Int
  var body: some View { Button("plus ten to \(value)") { value += 10 } }
}

private struct Deep: View {
  @EnvironmentObject var names: Names

  var body: some View {
    HStack {
      Text("hello \(names.first)")
      Button("rename") { names.rename(names.first == "Ann" ? "Bob" : "Ann") }
    }
  }
}

struct ObjectsAreObserved: View {
  @StateObject private var names = Names()
  @State private var round = 1

  var body: some View {
    VStack {
      Kept()
      Deep().environmentObject(names)
      Button("round \(round)") { round += 1 }
    }
  }
}
