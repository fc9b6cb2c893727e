import SwiftUI

struct FramesOfAllForms: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("wide").frame(width: 120).border(Color.gray)
      Text("high").frame(height: 48).border(Color.gray)
      Text("corner").frame(width: 120, height: 48, alignment: .bottomTrailing).border(Color.gray)
      Text("min").frame(minWidth: 80, alignment: .leading).border(Color.gray)
      Text("max").frame(maxWidth: 160, alignment: .trailing).border(Color.gray)
      Text("both").frame(minWidth: 40, maxWidth: 64).border(Color.gray)
      Text("ideal").frame(idealWidth: 96).fixedSize().border(Color.gray)
      Text("too long to fit").lineLimit(1).frame(width: 64).border(Color.gray)
      Text("all").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
