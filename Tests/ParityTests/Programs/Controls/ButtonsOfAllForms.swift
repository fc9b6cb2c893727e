import SwiftUI

struct ButtonsOfAllForms: View {
  @State private var log = ""

  private func tapped() { log += "f" }

  var body: some View {
    VStack {
      Button("Title") { log += "t" }
      Button(action: { log += "a" }, label: { Text("Action") })
      Button(action: tapped) {
        HStack {
          Image(systemName: "star"); Text("Function")
        }
      }
      Button {
        log += "l"
      } label: {
        VStack {
          Text("Two"); Text("lines")
        }
      }
      Button("Remove", role: .destructive) { log += "d" }
      Button(role: .cancel, action: tapped) { Text("Cancel") }
      Button("Plain", action: tapped)
      Text(log.isEmpty ? "nothing" : log)
    }
  }
}
