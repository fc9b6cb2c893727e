import SwiftUI

struct StylesOfLists: View {
  @State private var isPlain = false
  @State private var count = 3

  var body: some View {
    VStack(spacing: 0) {
      Button("style") { isPlain.toggle() }
      Button("more") { count += 1 }
      if isPlain {
        list.listStyle(.plain)
      } else {
        list.listStyle(.insetGrouped)
      }
      Form {
        Text("in a form")
      }
      .frame(height: 64)
    }
  }

  private var list: some View {
    List {
      Section(header: Text("head")) {
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
      }
    }
    .frame(height: 96)
  }
}
