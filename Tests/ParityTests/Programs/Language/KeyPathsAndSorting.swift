import SwiftUI

struct KeyPathsAndSorting: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private struct Person: Hashable, Comparable {
  var name: String
  var age: Int
  var city: City

  struct City: Hashable {
    var name = "Bern"
  }

  static func < (left: Person, right: Person) -> Bool {
    (left.age, left.name) < (right.age, right.name)
  }
}

extension Array {
  fileprivate func sorted<Key: Comparable>(on key: KeyPath<Element, Key>) -> [Element] {
    sorted { $0[keyPath: key] < $1[keyPath: key] }
  }
}

private func report() -> [String] {
  var people = [
    Person(name: "Cid", age: 30, city: .init()), Person(name: "Ann", age: 30, city: .init()),
    Person(name: "Bob", age: 20, city: .init(name: "Rome")),
  ]
  let ages = people.map(\.age)
  let byName = people.sorted(on: \.name).map(\.name)
  let path = \Person.city.name
  people[0][keyPath: path] = "Oslo"
  people[1].city.name += "!"
  people.sort()
  return [
    "\(ages) \(byName)",
    people.map { "\($0.name) \($0.city.name)" }.joined(separator: ", "),
    "\(people.max()?.name ?? "") \(Set(people).count) \(people[0] == people[0])",
    "\(people.filter { $0.city.name.count == 4 }.map(\.name.count))",
    "\(Set(people.map(\.age)).sorted())",
  ]
}
