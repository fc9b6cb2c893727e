import SwiftUI

struct ProtocolsAndExtensions: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private protocol Animal {
  var name: String { get }
  func sound() -> String
}

extension Animal {
  func sound() -> String { "..." }
  func speak() -> String { "\(name) says \(sound())" }
  func extra() -> String { "static" }
}

private struct Dog: Animal {
  var name: String
  func sound() -> String { "woof" }
  func extra() -> String { "own" }
}

private struct Fish: Animal {
  let name = "fish"
}

private protocol Container {
  associatedtype Item
  var items: [Item] { get set }
  mutating func add(_ item: Item)
}

extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  var last: Item? { items.last }
}

extension Container where Item == Int {
  var sum: Int { items.reduce(0, +) }
}

extension Container where Item: Equatable {
  func has(_ item: Item) -> Bool { items.contains(item) }
}

private struct Box<Element>: Container {
  var items: [Element] = []
}

private func loudest<T: Animal>(_ animal: T) -> String { animal.sound().uppercased() }

private func all(_ animals: [any Animal]) -> String {
  animals.map { $0.speak() }.joined(separator: ", ")
}

private func report() -> [String] {
  let dog = Dog(name: "rex")
  let some: any Animal = dog
  var box = Box<Int>()
  box.add(3)
  box.add(4)
  var words = Box(items: ["a"])
  words.add("b")
  return [
    all([dog, Fish()]),
    loudest(dog) + loudest(Fish()),
    "\(dog.extra()) \(some.extra())",
    "\(some is Dog) \((some as? Dog)?.name ?? "no") \(some is Fish)",
    "\(box.sum) \(box.has(4)) \(box.last ?? 0)",
    "\(words.items) \(words.has("c"))",
  ]
}
