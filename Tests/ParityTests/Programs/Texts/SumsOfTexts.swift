import SwiftUI

struct SumsOfTexts: View {
  @State private var count = 3

  private var stars: Text {
    var text = Text("")
    for index in 0..<count {
      text = text + Text("*").foregroundColor(index % 2 == 0 ? .red : .blue)
    }
    return text
  }

  var body: some View {
    VStack {
      Text("plain ") + Text("bold").bold() + Text(" and ") + Text("italic").italic()
      stars
      (Text("a") + Text("b").underline()).font(.title)
      Text(Image(systemName: "chevron.left")) + Text(" Back")
      Button {
        count += 1
      } label: {
        Text("More ") + Text("stars").fontWeight(.bold)
      }
    }
  }
}
