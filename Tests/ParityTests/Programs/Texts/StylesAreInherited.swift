import SwiftUI

struct StylesAreInherited: View {
  var body: some View {
    VStack {
      Text("Headline").font(.headline)
      Text("upper case").textCase(.uppercase)
      Group {
        Text("Lower CASE")
        Text("Own").textCase(nil)
      }
      .textCase(.lowercase)
      VStack {
        Text("limited to one line of text that is long")
        Text("not limited to one line of text but to three").lineLimit(3)
      }
      .lineLimit(1)
      .frame(width: 160)
      Label("Favourite", systemImage: "star")
      Text("red").foregroundColor(.red).fontWeight(.semibold).underline()
    }
    .font(.system(size: 14, weight: .bold, design: .rounded))
    .foregroundStyle(.secondary)
  }
}
