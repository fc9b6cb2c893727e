import SwiftUI

struct LinksOutsideOfContainers: View {
  @State private var isWrapped = false

  private var link: some View {
    NavigationLink("Link", destination: Text("reached"))
  }

  var body: some View {
    VStack {
      if isWrapped {
        NavigationView { link }
      } else {
        link
      }
      Button("Wrap") { isWrapped.toggle() }
    }
  }
}
