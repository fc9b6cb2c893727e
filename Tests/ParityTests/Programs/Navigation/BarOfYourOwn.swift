import SwiftUI

struct HeaderTextKey: PreferenceKey {
  static var defaultValue: String = ""

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

struct HeaderNoteKey: PreferenceKey {
  static var defaultValue: String? = nil

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue()
  }
}

struct HeaderReturnHiddenKey: PreferenceKey {
  static var defaultValue: Bool = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue()
  }
}

extension View {
  func headerText(_ text: String) -> some View {
    preference(key: HeaderTextKey.self, value: text)
  }

  func headerNote(_ note: String?) -> some View {
    preference(key: HeaderNoteKey.self, value: note)
  }

  func headerReturnHidden(_ hidden: Bool) -> some View {
    preference(key: HeaderReturnHiddenKey.self, value: hidden)
  }

  func header(_ text: String = "", note: String? = nil, hidesReturn: Bool = false) -> some View {
    self
      .headerText(text)
      .headerNote(note)
      .headerReturnHidden(hidesReturn)
  }
}

private struct Header: View {
  @Environment(\.presentationMode) var mode
  let canReturn: Bool
  let text: String
  let note: String?

  var body: some View {
    HStack {
      if canReturn { returnButton }
      Spacer()
      VStack(spacing: 4) {
        Text(text)
          .font(.title)
          .fontWeight(.semibold)
        if let note = note {
          Text(note)
        }
      }
      Spacer()
      if canReturn { returnButton.opacity(0) }
    }
    .padding()
    .accentColor(.white)
    .foregroundColor(.white)
    .font(.headline)
    .background(Color.purple.ignoresSafeArea(edges: .top))
  }

  private var returnButton: some View {
    Button(
      action: { mode.wrappedValue.dismiss() },
      label: { Image(systemName: "arrow.left") })
  }
}

private struct HeaderPage<Content: View>: View {
  let content: Content
  @State private var canReturn = true
  @State private var text = ""
  @State private var note: String? = nil

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      Header(canReturn: canReturn, text: text, note: note)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onPreferenceChange(HeaderTextKey.self) { text = $0 }
    .onPreferenceChange(HeaderNoteKey.self) { value in note = value }
    .onPreferenceChange(HeaderReturnHiddenKey.self) { hidden in self.canReturn = !hidden }
  }
}

private struct HeaderNavigation<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    NavigationView {
      HeaderPage(content: content).navigationBarHidden(true)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct HeaderLink<Caption: View, Target: View>: View {
  let target: Target
  @ViewBuilder let caption: Caption

  var body: some View {
    NavigationLink(
      destination: HeaderPage { target }.navigationBarHidden(true), label: { caption })
  }
}

private struct Deeper: View {
  let depth: Int
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Depth \(depth)")
      HeaderLink(target: Deeper2(depth: depth + 1)) { Text("Deeper") }
      Button("Taps \(taps)") { taps += 1 }
    }
    .header("Page \(depth)", note: taps > 0 ? "\(taps) taps" : nil)
  }
}

private struct Deeper2: View {
  let depth: Int
  var body: some View {
    Text("Last one").headerText("Page \(depth)").padding().headerNote("the end")
  }
}

struct BarOfYourOwn: View {
  var body: some View {
    HeaderNavigation {
      ZStack {
        Color.orange.ignoresSafeArea()
        HeaderLink(target: Deeper(depth: 1)) { Text("Go") }
      }
      .header("Root", note: "Subtitle", hidesReturn: true)
    }
  }
}
