import SwiftUI

private enum Section: String, CaseIterable {
  case news, sport, weather
}

struct LinksBySelection: View {
  @State private var selection: Section?

  var body: some View {
    NavigationView {
      VStack {
        ForEach(Section.allCases, id: \.self) { section in
          NavigationLink(
            destination: page(section), tag: section, selection: $selection
          ) {
            Text(section.rawValue)
          }
        }
        Button("Weather by state") { selection = .weather }
        Text(selection?.rawValue ?? "none")
      }
    }
  }

  private func page(_ section: Section) -> some View {
    VStack {
      Text("Page \(section.rawValue)")
      Button("Done") { selection = nil }
      Button("Other") { selection = section == .news ? .sport : .news }
    }
    .navigationTitle(section.rawValue.uppercased())
  }
}
