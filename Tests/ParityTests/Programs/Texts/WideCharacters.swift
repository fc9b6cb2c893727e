import SwiftUI

struct WideCharacters: View {
  @State private var title = "日本語"

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).border(Color.gray)
      Text("é e\u{301} ñ 한국 русский")
      Text("👩‍👩‍👧‍👦 family 👍🏽").frame(width: 80, alignment: .leading)
      Text("日本語のタイトルはとても長い").lineLimit(1).frame(width: 104)
      Text("Ⅷ ① ☂︎ ❤️").padding(.leading, 8)
      HStack {
        Text("中").frame(width: 32).background(Color.blue)
        Text("count \(title.count)")
      }
      Button("次へ") { title += "次" }
    }
  }
}
