import SwiftUI

private struct Modern: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("presented: \(String(isPresented))")
      Button("Leave") { dismiss() }
      NavigationLink("Deeper", destination: Old())
    }
    .navigationTitle("Modern")
  }
}

private struct Old: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    VStack {
      Text("presented: \(String(mode.wrappedValue.isPresented))")
      Button("Leave") { mode.wrappedValue.dismiss() }
    }
    .navigationBarBackButtonHidden(true)
  }
}

struct WaysBack: View {
  @Environment(\.dismiss) private var dismiss
  @State private var tries = 0

  var body: some View {
    NavigationView {
      VStack {
        Text("tries \(tries)")
        Button("Dismiss root") {
          tries += 1
          dismiss()
        }
        NavigationLink("Go", destination: Modern())
      }
      .navigationTitle("Root")
    }
  }
}
