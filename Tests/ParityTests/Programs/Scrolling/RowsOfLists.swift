import SwiftUI

private struct Message: Identifiable {
  let id: Int
  var subject: String
}

struct RowsOfLists: View {
  @State private var messages = (1...8).map { Message(id: $0, subject: "Message \($0)") }

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Inbox")) {
          ForEach(messages) { message in
            NavigationLink(destination: Text("Body of \(message.subject)")) {
              Text(message.subject)
            }
          }
        }
        Section("Tools") {
          Button("Remove first") { messages.removeFirst() }
          Text("\(messages.count) messages")
        }
      }
      .navigationTitle("Mail")
    }
  }
}
