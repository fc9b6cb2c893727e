import SwiftUI

/// Symbols that are called what the program calls them, around them and inside.
struct NamesForWhoListens: View {
  @State private var log = ""
  private let name = "Third"

  var body: some View {
    VStack {
      Button {
        log += "a"
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel("First")
      Button {
        log += "b"
      } label: {
        Image(systemName: "xmark").accessibilityLabel(Text("Second"))
      }
      Button {
        log += "c"
      } label: {
        Image(systemName: "xmark")
      }
      .padding(.horizontal)
      .accessibilityLabel(name)
      HStack {
        Image(systemName: "plus").onTapGesture { log += "d" }
        Image(systemName: "minus").onTapGesture { log += "e" }
      }
      .accessibility(label: Text("Both"))
      Text(log.isEmpty ? "nothing" : log)
    }
  }
}
