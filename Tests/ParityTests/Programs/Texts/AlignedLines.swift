import SwiftUI

struct AlignedLines: View {
  @State private var isTrailing = false

  var body: some View {
    VStack {
      Text("one\ntwo and more\n3")
      Text("one\ntwo and more\n3").multilineTextAlignment(.center)
      Text("one\ntwo and more\n3").multilineTextAlignment(isTrailing ? .trailing : .leading)
      Group {
        Text("a\n\nb")
        Text("tab\tand \"quotes\" and \\")
      }
      .multilineTextAlignment(.trailing)
      Button("Align") { isTrailing.toggle() }
    }
  }
}
