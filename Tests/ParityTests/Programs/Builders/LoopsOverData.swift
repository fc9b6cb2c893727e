import SwiftUI

private struct City: Identifiable, Hashable {
  let name: String
  let people: Int
  var id: String { name }
}

struct LoopsOverData: View {
  @State private var cities = [
    City(name: "Oslo", people: 700), City(name: "Rome", people: 2_800),
    City(name: "Bern", people: 134),
  ]
  @State private var rows = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(cities) { city in
        Text("\(city.name) \(city.people)")
      }
      ForEach(Array(cities.enumerated()), id: \.element) { index, city in
        Text("\(index + 1). \(city.name)")
      }
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(0..<3) { column in Text("\(row * 3 + column)") }
        }
      }
      ForEach(["a", "b"] + cities.map(\.name), id: \.self, content: Text.init)
      Button("Sort") { cities.sort { $0.people < $1.people } }
      Button("Rows") { rows = rows % 3 + 1 }
    }
  }
}
