import SwiftUI

struct AppearAndDisappear: View {
  @State private var isShown = false
  @State private var log: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      if isShown {
        VStack {
          Text("inner")
            .onAppear { log.append("+inner") }
            .onDisappear { log.append("-inner") }
        }
        .onAppear { log.append("+outer") }
        .onDisappear { log.append("-outer") }
      } else {
        Text("else").onAppear { log.append("+else") }
      }
      Button("Switch") { isShown.toggle() }
      Text(log.joined(separator: " "))
    }
    .onAppear { log.append("+root") }
  }
}
