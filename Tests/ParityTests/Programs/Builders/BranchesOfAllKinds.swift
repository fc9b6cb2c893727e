import SwiftUI

private enum Page {
  case start
  case detail(name: String, number: Int)
  case list([String])
}

struct BranchesOfAllKinds: View {
  @State private var page = Page.start
  @State private var note: String?
  @State private var level = 0

  var body: some View {
    VStack {
      switch page {
      case .start:
        Text("Start")
      case .detail(let name, let number) where number > 5:
        Text("\(name) is big")
      case let .detail(name, number):
        Text("\(name): \(number)")
        Text("detail")
      case .list(let names):
        ForEach(names, id: \.self) { Text($0) }
      }
      if let note {
        Text(note)
      }
      if let note = note, note.count > 3 {
        Text("long note: \(note)")
      }
      if level == 0 {
        Text("zero")
      } else if level == 1 {
        Text("one")
      } else {
        Text("more")
      }
      Button("Next") { advance() }
    }
  }

  private func advance() {
    level += 1
    switch page {
    case .start: page = .detail(name: "small", number: 3)
    case .detail(_, let number) where number < 6: page = .detail(name: "large", number: 9)
    case .detail: page = .list(["x", "y", "z"])
    case .list: page = .start
    }
    note = level % 2 == 0 ? nil : String(repeating: "n", count: level)
  }
}
