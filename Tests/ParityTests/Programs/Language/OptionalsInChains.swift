import SwiftUI

struct OptionalsInChains: View {
  private let lines = report()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
  }
}

private struct Engine { var power: Int? }
private struct Car {
  var engine: Engine?
  var owners: [String: String] = [:]
  func sound(_ loud: Bool) -> String? { engine == nil ? nil : loud ? "VROOM" : "vroom" }
}

private func half(_ number: Int) -> Int? {
  guard number % 2 == 0 else { return nil }
  return number / 2
}

private func report() -> [String] {
  var car: Car? = Car(engine: Engine(power: 90))
  let empty = Car()
  var lines = ["\(car?.engine?.power ?? 0) \(empty.engine?.power ?? -1)"]
  car?.engine?.power = 120
  car?.owners["first"] = "Ann"
  lines.append("\(car?.owners["first"] ?? "nobody") \(car?.owners["second"] ?? "nobody")")
  lines.append("\(car?.sound(true)?.count ?? 0) \(empty.sound(false)?.count ?? 0)")
  if let power = car?.engine?.power, power > 100 { lines.append("strong \(power)") }
  let numbers = ["1", "two", "3"].compactMap { Int($0) }
  lines.append("\(numbers) \(["1", "x"].map { Int($0) })")
  lines.append("\(half(8).flatMap(half) ?? 0) \(half(6).flatMap(half) ?? 0)")
  lines.append("\(half(4).map { $0 * 10 } ?? 0) \(String(describing: half(3)))")
  let nothing: Int? = nil
  // swift-format-ignore: NeverForceUnwrap
  lines.append("\(nothing == nil) \(half(2) == 1) \(half(2)! + 1)")
  let nested: Int?? = .some(nil)
  lines.append("\(nested == nil) \(String(describing: Optional("x")))")
  switch half(10) {
  case 5?: lines.append("five")
  case .some(let other): lines.append("other \(other)")
  case .none: lines.append("none")
  }
  car = nil
  lines.append("\(car?.owners.count ?? 99)")
  return lines
}
