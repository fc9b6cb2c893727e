import NavigationCore
import TestSupport
import Testing

/// What screens are called on the way here.
struct ScreenNameTests {
  private struct Home: View { var body: some View { Text("home") } }

  private struct Framed<Content: View>: View {
    let content: Content
    var body: some View { content.padding() }
  }

  private struct Titled<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    var body: some View {
      VStack {
        label; content
      }
    }
  }

  /// A view of a program made elsewhere.
  private struct Guest: View, ScreenNaming {
    let screenName: ScreenName
    var body: some View { Text("guest") }
  }

  private func name(_ view: some View) -> String { Device(view).path }

  @Test func `a view goes by its type, whatever is attached to it`() {
    #expect(name(Home()) == "Home")
    #expect(name(Home().padding().navigationTitle("T").environment(\.isEnabled, false)) == "Home")
    #expect(name(AnyView(Home().background(.blue).onAppear {})) == "Home")
    #expect(name(Home().overlay { Text("over") }.id(3)) == "Home")
  }

  @Test func `a container that is generic over its content goes by the content`() {
    #expect(name(Framed(content: Home())) == "Home")
    #expect(name(Titled(label: Text("t"), content: Framed(content: Home()))) == "Home")
    #expect(name(NavigationView { Home().navigationBarHidden(true) }) == "Home")
    #expect(name(VStack { Home() }) == "VStack")
  }

  @Test func `a view made elsewhere gives its own name, or that of what it holds`() {
    #expect(name(Guest(screenName: .name("Mine"))) == "Mine")
    #expect(name(Framed(content: Guest(screenName: .content(Framed(content: Home()))))) == "Home")
    #expect(name(ErasedView(Guest(screenName: .name("Mine")), type: 7)) == "Mine")
  }

  @Test func `pushed screens stand behind the root, those of nested containers too`() {
    let inner = NavigationView { NavigationLink("in", destination: Home()) }
    let device = Device(
      NavigationView { NavigationLink("out", destination: Framed(content: inner)) })
    device.tap("out")
    device.tap("in")
    #expect(device.path == "NavigationLink > NavigationLink > Home")
    #expect(device.screen.depth == 3)
  }
}
