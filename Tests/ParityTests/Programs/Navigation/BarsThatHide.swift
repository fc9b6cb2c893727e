import SwiftUI

private struct Detail: View {
  @State private var isHidden = false

  var body: some View {
    VStack {
      Text("detail")
      Button("hide") { isHidden.toggle() }
    }
    .navigationTitle("Detail")
    .toolbar {
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        Button("one") {}
        Button("two") {}
      }
    }
    .toolbarVisibility(isHidden ? .hidden : .visible, for: .navigationBar)
  }
}

struct BarsThatHide: View {
  var body: some View {
    NavigationStack {
      NavigationLink("go") { Detail() }
        .navigationTitle("Root")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}
