import SwiftUI

private struct Tile: View {
  let name: String
  var body: some View { Text(name).frame(maxWidth: .infinity).border(Color.gray) }
}

struct StacksShareTheirLength: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Tile(name: "a"); Tile(name: "b"); Tile(name: "c")
      }
      HStack {
        Text("fixed"); Tile(name: "rest")
      }
      HStack(spacing: 16) {
        Text("a rather long text that wraps or is cut")
        Text("another long one that wraps")
      }
      .frame(width: 240)
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 100)
        Color.blue.frame(maxWidth: 100)
      }
      .frame(width: 150)
      HStack {
        Spacer()
        Text("1")
        Spacer()
        Text("2")
        Spacer()
      }
    }
  }
}
