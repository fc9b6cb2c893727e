import SwiftUI

struct StacksWithLinks: View {
  @State private var made = 0

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("First") { page("first") }
        NavigationLink {
          page("second")
        } label: {
          Text("Second")
        }
        Text("outside \(made)")
      }
      .navigationTitle("Stack")
      .toolbar {
        Button("Make") { made += 1 }
      }
    }
  }

  private func page(_ name: String) -> some View {
    VStack {
      Text("made \(made)")
      NavigationLink("More of \(name)") { Text("The end of \(name)").navigationTitle("End") }
    }
    .navigationTitle(name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
