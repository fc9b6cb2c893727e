import SwiftUI

struct BuilderFunctions: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      header
      row("size", 3)
      row("weight", nil)
      footer(isOpen: isOpen)
      Button("Open") { isOpen.toggle() }
    }
  }

  private var header: some View {
    let stars = String(repeating: "*", count: 3)
    return Text(stars + " header " + stars)
  }

  @ViewBuilder private func row(_ name: String, _ value: Int?) -> some View {
    let label = name.uppercased()
    if let value {
      HStack {
        Text(label)
        Text("\(value)")
      }
    } else {
      Text("\(label) is unknown")
    }
  }

  @ViewBuilder
  private func footer(isOpen: Bool) -> some View {
    if isOpen {
      Text("open")
      Text("and more")
    }
  }
}
