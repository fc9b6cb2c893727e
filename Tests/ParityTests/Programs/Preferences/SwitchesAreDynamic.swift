import SwiftUI

private enum Phase: CaseIterable {
  case loading, loaded, failed
}

private struct TitleKey: PreferenceKey {
  static var defaultValue = "(default)"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

struct SwitchesAreDynamic: View {
  @State private var phase = Phase.loading
  @State private var title = "unheard"

  @ViewBuilder private var content: some View {
    switch phase {
    case .loading: Text("...")
    case .loaded: Text("data").preference(key: TitleKey.self, value: "Data")
    case .failed:
      Text("oh")
      Text("no").preference(key: TitleKey.self, value: "Failed")
    }
  }

  var body: some View {
    VStack {
      Text(title)
      content
      Button("Next") {
        let all = Phase.allCases
        let index = (all.firstIndex(of: phase) ?? 0) + 1
        phase = all[index % all.count]
      }
    }
    .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}
