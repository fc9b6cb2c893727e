import SwiftUI

private struct TitleKey: PreferenceKey {
  static var defaultValue = ""

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

private struct Row<Content: View>: View {
  let name: String
  @State private var title = "unheard"
  @ViewBuilder let content: Content

  var body: some View {
    HStack {
      Text(name)
      content
      Spacer()
      Text("<\(title)>")
    }
    .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

private struct Titled: View {
  var body: some View {
    Text("x").preference(key: TitleKey.self, value: "A")
  }
}

/// The same `if` after the writer keeps the title or wipes it, by the layer it stands in.
struct DynamicLayersAfterTheWriter: View {
  @State private var isLoading = false

  var body: some View {
    VStack {
      Row(name: "overlay") { Titled().overlay { if isLoading { Text("o") } } }
      Row(name: "background") { Titled().background { if isLoading { Text("o") } } }
      Row(name: "flat") {
        ZStack {
          Titled()
          if isLoading { Text("o") }
        }
      }
      Row(name: "nested") {
        VStack {
          Titled()
          HStack { if isLoading { Text("o") } }
        }
      }
      Row(name: "before") {
        VStack {
          HStack { if isLoading { Text("o") } }
          Titled()
        }
      }
      Button("Load") { isLoading.toggle() }
    }
  }
}
