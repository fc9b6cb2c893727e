import SwiftUI

private struct Level: View {
  @Binding var isActive: Bool
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("pushed, \(taps) taps")
      Button("Tap") { taps += 1 }
      Button("Close") { isActive = false }
    }
    .navigationTitle("Level")
  }
}

struct LinksThatAreActive: View {
  @State private var isActive = false
  @State private var log: [String] = []

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Level(isActive: $isActive), isActive: $isActive) {
          Text("Link")
        }
        NavigationLink(destination: Text("unseen"), isActive: .constant(false)) { EmptyView() }
        Button("Open by state") { isActive = true }
        Text(log.joined(separator: " "))
      }
      .navigationTitle("Start")
      .onChange(of: isActive) { log.append($0 ? "on" : "off") }
    }
  }
}
