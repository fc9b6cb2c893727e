import SwiftUI

struct SpacersAndDividers: View {
  var body: some View {
    VStack {
      Text("top")
      Divider()
      HStack {
        Text("left")
        Divider()
        Spacer()
        Divider()
        Text("right")
      }
      .frame(height: 48)
      Spacer()
      ZStack {
        Spacer()
        Text("layer")
      }
      .border(Color.gray)
      Spacer(minLength: 32)
      Text("bottom")
    }
  }
}
