import SwiftUI

struct AlignmentsInStacks: View {
  @State private var index = 0

  private let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
  private let vertical: [VerticalAlignment] = [.top, .center, .bottom]
  private let all: [Alignment] = [.topLeading, .center, .bottomTrailing, .top, .trailing]

  var body: some View {
    VStack {
      HStack {
        VStack(alignment: horizontal[index % 3]) {
          Text("one")
          Text("three words here")
          Text("two words")
        }
        HStack(alignment: vertical[index % 3]) {
          Text("low")
          Text("high").frame(height: 64).border(Color.gray)
        }
      }
      ZStack(alignment: all[index % all.count]) {
        Color.blue.frame(width: 160, height: 64)
        Text("z")
      }
      HStack(alignment: .firstTextBaseline) {
        Text("first")
        Text("second\nline")
      }
      Button("Align") { index += 1 }
    }
  }
}
