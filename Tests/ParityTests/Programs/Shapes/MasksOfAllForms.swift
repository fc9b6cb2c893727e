import SwiftUI

struct MasksOfAllForms: View {
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(width: 160, height: 48).mask { Capsule().frame(width: isWide ? 160 : 96) }
      Text("a text that is cut").mask(alignment: .leading) {
        Rectangle().frame(width: 64)
      }
      Color.red.frame(width: 160, height: 16).mask(Text("LETTERS"))
      Color.green.frame(width: 160, height: 16).mask(
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
      Group {
        Text("first of two")
        Text("second of two")
      }
      .mask { if isWide { Rectangle() } else { Rectangle().frame(width: 48) } }
      Button("wide") { isWide.toggle() }
    }
  }
}
