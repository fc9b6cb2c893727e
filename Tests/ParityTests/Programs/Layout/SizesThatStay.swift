import SwiftUI

struct SizesThatStay: View {
  private let long = "a text that is much longer than its frame"

  var body: some View {
    VStack(alignment: .leading) {
      Text(long).frame(width: 96).border(Color.gray)
      Text(long).fixedSize(horizontal: false, vertical: true).frame(width: 96, height: 16)
      Text(long).fixedSize().frame(width: 96, alignment: .leading).border(Color.red)
      HStack {
        Color.blue.aspectRatio(2, contentMode: .fit).frame(width: 64)
        Color.orange.frame(width: 16, height: 16)
      }
      .fixedSize()
    }
  }
}
