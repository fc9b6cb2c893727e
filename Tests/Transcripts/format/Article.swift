import SwiftUI

struct Article: View {
  var title = "Article"

  var body: some View {
    Text("Read me")
      .customNavigationTitle(title)
  }
}

struct Library: View {
  var body: some View {
    CustomNavLink(destination: Article()) {
      Text("Open")
    }
    .customNavigationTitle("Library")
  }
}
