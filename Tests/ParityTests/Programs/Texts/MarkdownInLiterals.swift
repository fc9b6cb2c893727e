import SwiftUI

struct MarkdownInLiterals: View {
  @State private var name = "*Ann*"
  private let key: LocalizedStringKey = "a _key_"

  var body: some View {
    VStack(alignment: .leading) {
      Text("**bold** _it_ `code` ~~gone~~ [link](https://swift.org)")
      Text("***both*** __a *b* c__ \\*not\\* 2 * 3 * 4")
      Text("hello **\(name)**, snake_case_name, a*b*c")
      Text(verbatim: "**verbatim**")
      Text(name)
      Text(LocalizedStringKey(name))
      Text(key)
      Text("\(Text("in").bold()) *text* \(Image(systemName: "plus"))")
      Button("**Rename**") { name = "_Bob_ `x" }
      Label("_Star_", systemImage: "star")
    }
  }
}
