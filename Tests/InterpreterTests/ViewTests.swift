import Interpreter
import NavigationCore
import SwiftSubset
import TestSupport
import Testing

/// Structs of the program on the device.
struct ViewTests {
  /// The texts on a screen after a program and some taps.
  private func texts(_ source: String, tapping labels: [String] = []) -> [String] {
    let program = Program(ProgramOptions(isBare: true, limits: Limits(stackBytes: 1_000_000)))
    let evaluation = run(source, in: program)
    #expect(evaluation.diagnostics.map(described) == [])
    guard let view = evaluation.view?.view else { return ["no view"] }
    var texts: [String] = []
    let shown = program.during {
      let device = Device(view)
      for label in labels { device.tap(label) }
      texts = device.texts
    }
    #expect(shown.diagnostics.map(described) == [])
    return texts
  }

  @Test func `state, bindings and actions`() {
    let source = """
      struct Row: View {
        let title: String
        @Binding var isOn: Bool
        var body: some View { Button(title) { isOn.toggle() } }
      }
      struct Home: View {
        @State private var flag = false
        @State private var n = 0
        var body: some View {
          VStack {
            Row(title: "flip", isOn: $flag)
            Button("more") { n += 1 }
            if flag { Text("on \\(n)") } else { Text("off \\(n)") }
          }
        }
      }
      Home()
      """
    #expect(texts(source) == ["flip", "more", "off 0"])
    #expect(texts(source, tapping: ["flip", "more", "more"]) == ["flip", "more", "on 2"])
  }

  @Test func `preferences rise through the program's own reduce`() {
    let source = """
      struct Total: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Home: View {
        @State var total = -1
        var body: some View {
          VStack {
            Text("total \\(total)")
            VStack {
              Text("a").preference(key: Total.self, value: 2)
              Text("b").preference(key: Total.self, value: 5)
            }
            .onPreferenceChange(Total.self) { total = $0 }
          }
        }
      }
      Home()
      """
    #expect(texts(source) == ["total 7", "a", "b"])
  }

  @Test func `environment keys of the program's own`() {
    let source = """
      struct NameKey: EnvironmentKey { static let defaultValue = "none" }
      extension EnvironmentValues {
        var name: String { get { self[NameKey.self] } set { self[NameKey.self] = newValue } }
      }
      extension View { func named(_ name: String) -> some View { environment(\\.name, name) } }
      struct Leaf: View { @Environment(\\.name) var name; var body: some View { Text(name) } }
      VStack { Leaf(); Leaf().named("set"); Leaf().environment(\\.name, "direct") }
      """
    #expect(texts(source) == ["none", "set", "direct"])
  }

  @Test func `modifiers, generic containers and loops`() {
    let source = """
      struct Boxed: ViewModifier {
        let title: String
        func body(content: Content) -> some View { VStack { Text(title); content } }
      }
      struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { content }.modifier(Boxed(title: "card")) }
      }
      Card {
        ForEach(["x", "y"], id: \\.self) { Text($0) }
        ForEach(0..<2) { Text("row \\($0)") }
      }
      """
    #expect(texts(source) == ["card", "x", "y", "row 0", "row 1"])
  }

  @Test func `texts of literals are formatted, texts of variables are not`() {
    #expect(texts("Text(\"\\(1234567) \\(1.5)\")") == ["1,234,567 1.500000"])
    #expect(texts("let s = String(1234567)\nText(s)") == ["1234567"])
  }

  @Test func `a link to a screen still to come shows`() {
    let program = Program(ProgramOptions(isBare: true, limits: Limits(stackBytes: 1_000_000)))
    let made = run(
      "NavigationView { NavigationLink(destination: Detail()) { Text(\"Go\") } }", in: program)
    guard let view = made.view?.view else {
      Issue.record("no view")
      return
    }
    var device: Device?
    let shown = program.during { device = Device(view) }
    #expect(device?.texts == ["Go"] && shown.waiting.isEmpty)
    let tapped = program.during { device?.tap("Go") }
    #expect(tapped.waiting.map(described) == ["cannot find 'Detail' in scope @ Detail"])
  }
}
