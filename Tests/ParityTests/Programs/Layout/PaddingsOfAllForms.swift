import SwiftUI

struct PaddingsOfAllForms: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("all").padding().border(Color.gray)
      HStack(spacing: 0) {
        Text("h").padding(.horizontal).border(Color.gray)
        Text("l").padding(.leading, 24).border(Color.gray)
        Text("lt").padding([.leading, .trailing], 16).border(Color.gray)
        Text("set").padding([.top, .leading]).border(Color.gray)
      }
      Text("in").padding(EdgeInsets(top: 16, leading: 8, bottom: 0, trailing: 40))
        .border(Color.gray)
      Text("twice").padding(8).border(Color.blue).padding(.vertical, 16).border(Color.red)
      Text("number").padding(16)
    }
  }
}
