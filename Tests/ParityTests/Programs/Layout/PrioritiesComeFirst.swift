import SwiftUI

struct PrioritiesComeFirst: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("low priority text").lineLimit(1)
        Text("high priority text").layoutPriority(1).lineLimit(1)
      }
      .frame(width: 200, alignment: .leading)
      HStack(spacing: 0) {
        Color.blue.frame(minWidth: 24, maxHeight: 16)
        Color.red.frame(maxHeight: 16).layoutPriority(2)
        Color.orange.frame(minWidth: 40, maxHeight: 16).layoutPriority(1)
      }
      .frame(width: 240)
      HStack {
        Text("spacers give way first")
        Spacer(minLength: 32)
        Text("end")
      }
      .frame(width: 264)
      ZStack {
        Text("a wide text of low priority")
        Text("counts").layoutPriority(1)
      }
      .border(Color.gray)
    }
  }
}
