import SwiftUI

private struct Detail: View {
  let name: String
  var body: some View { Text("Detail of \(name)") }
}

struct LinksInAllForms: View {
  private let names = ["ann", "bob"]

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Detail(name: "label")) { Text("Label") }
        NavigationLink("Title", destination: Detail(name: "title"))
        NavigationLink {
          Detail(name: "builder")
        } label: {
          HStack {
            Text("Builder"); Image(systemName: "chevron.right")
          }
        }
        NavigationLink("Closure") { Detail(name: "closure") }
        ForEach(names, id: \.self) { name in
          NavigationLink(name, destination: Detail(name: name))
        }
      }
      .navigationBarHidden(true)
    }
  }
}
