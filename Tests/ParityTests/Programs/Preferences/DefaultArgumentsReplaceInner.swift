import SwiftUI

private struct HeadKey: PreferenceKey {
  static var defaultValue = ""

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

private struct FootKey: PreferenceKey {
  static var defaultValue: String?

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue()
  }
}

extension View {
  fileprivate func head(_ text: String) -> some View {
    preference(key: HeadKey.self, value: text)
  }

  fileprivate func foot(_ text: String?) -> some View {
    self.preference(key: FootKey.self, value: text)
  }

  fileprivate func frameTexts(head: String = "", foot: String? = nil) -> some View {
    self.head(head).foot(foot)
  }
}

private struct Framed<Content: View>: View {
  @State private var head = "?"
  @State private var foot: String? = "?"
  let content: () -> Content

  var body: some View {
    VStack(spacing: 0) {
      Text("[\(head)]")
      content()
      if let foot {
        Text("(\(foot))")
      }
    }
    .onPreferenceChange(HeadKey.self) { value in self.head = value }
    .onPreferenceChange(FootKey.self) { value in self.foot = value }
  }
}

struct DefaultArgumentsReplaceInner: View {
  var body: some View {
    HStack {
      Framed { Text("a").foot("lost").frameTexts(head: "A") }
      Framed { Text("b").frameTexts(head: "B").foot("kept") }
      Framed { Text("c").frameTexts(foot: "only") }
    }
  }
}
