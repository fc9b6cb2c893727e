import SwiftUI

struct ImagesToScale: View {
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 16) {
      Color.red
        .scaledToFit()
        .frame(width: 96, height: 32)
        .border(Color.black)
      Color.blue
        .scaledToFill()
        .frame(width: isWide ? 128 : 48, height: 32)
        .clipped()
      Image(systemName: "star")
        .resizable()
        .scaledToFit()
        .frame(width: 64, height: 32)
      Image(systemName: "chevron.right")
        .flipsForRightToLeftLayoutDirection(true)
        .environment(\.layoutDirection, isWide ? .rightToLeft : .leftToRight)
      Rectangle()
        .aspectRatio(2, contentMode: ContentMode.fit)
        .frame(width: 96, height: 96)
      Button("wide") { isWide.toggle() }
    }
  }
}
