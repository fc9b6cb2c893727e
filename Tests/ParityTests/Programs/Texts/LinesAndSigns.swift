import SwiftUI

struct LinesAndSigns: View {
  @State private var isDone = false

  var body: some View {
    VStack(spacing: 16) {
      Text("one\ntwo").lineSpacing(4)
      Text("done").strikethrough(isDone, color: .red)
      Text("under").underline().strikethrough()
      Text("narrow lines that have to wrap around")
        .lineSpacing(8)
        .frame(width: 120)
      Button("done") { isDone.toggle() }
    }
    .tint(.orange)
  }
}
