import SwiftUI

struct ClassesAreShared: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private class Vehicle {
  let name: String
  var speed = 0 {
    didSet { changes.append("\(oldValue)>\(speed)") }
  }
  private(set) var changes: [String] = []

  init(name: String) { self.name = name }

  convenience init() { self.init(name: "unnamed") }

  func describe() -> String { "\(name) at \(speed)" }
  class var wheels: Int { 0 }
}

private final class Car: Vehicle {
  var gear: Int

  init(name: String, gear: Int = 1) {
    self.gear = gear
    super.init(name: name)
    speed = 10
  }

  override func describe() -> String { super.describe() + ", gear \(gear)" }
  override class var wheels: Int { 4 }
}

private final class Node {
  var value: Int
  var next: Node?
  weak var back: Node?

  init(_ value: Int, _ next: Node? = nil) {
    self.value = value
    self.next = next
    next?.back = self
  }
}

private func report() -> [String] {
  let car = Car(name: "mini")
  let same: Vehicle = car
  car.speed = 20
  same.speed += 5
  let list = Node(1, Node(2, Node(3)))
  var sum = 0
  var node: Node? = list
  while let current = node {
    sum += current.value
    node = current.next
  }
  let vehicles: [Vehicle] = [car, Vehicle()]
  return [
    same.describe(),
    car.changes.joined(separator: " "),
    "\(same === car) \(vehicles[1] === car)",
    "\(vehicles.map { $0.describe() })",
    "\(Car.wheels) \(Vehicle.wheels) \((same as? Car)?.gear ?? 0) \(vehicles[1] is Car)",
    "\(sum) \(list.next?.next?.value ?? 0) \(list.next?.back?.value ?? 0)",
    "\(list.next?.next?.next?.value == nil)",
  ]
}
