import SwiftUI

struct ImagesAndLabels: View {
  @State private var isFilled = false

  var body: some View {
    VStack {
      HStack {
        Image(systemName: "chevron.left")
        Image(systemName: "arrow.right")
        Image(systemName: isFilled ? "star.fill" : "star")
        Image(systemName: "no.such.symbol")
      }
      Image(systemName: "plus").padding(4).background(Color.blue)
      Label("Home", systemImage: "house")
      Label {
        Text("Own")
      } icon: {
        Text("*")
      }
      Button {
        isFilled.toggle()
      } label: {
        Image(systemName: "heart")
      }
    }
  }
}
