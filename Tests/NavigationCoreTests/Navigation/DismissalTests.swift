import TestSupport
import Testing

@testable import NavigationCore

/// Who is dismissed, and which gestures pop.
struct DismissalTests {
  private struct Root: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) var isPresented

    var body: some View {
      NavigationView {
        VStack {
          Text("root \(isPresented ? "presented" : "stays")")
          NavigationLink("Go", destination: Pushed(dismissRoot: dismiss))
          Button("Leave") { dismiss() }
        }
      }
    }
  }

  private struct Pushed: View {
    @Environment(\.presentationMode) var mode
    @Environment(\.dismiss) var dismiss
    let dismissRoot: DismissAction

    var body: some View {
      VStack {
        Text("pushed \(mode.wrappedValue.isPresented ? "presented" : "stays")")
        Button("old") { mode.wrappedValue.dismiss() }
        Button("new") { dismiss() }
        Button("twice") {
          dismiss()
          dismiss()
        }
        Button("root's") { dismissRoot() }
      }
    }
  }

  @Test func `both spellings pop the screen that read them, once`() {
    let device = Device(Root(), rows: 10)
    #expect(device.texts.first == "root stays")
    for label in ["old", "new", "twice"] {
      device.tap("Go")
      #expect(device.texts.contains("pushed presented"))
      #expect(device.tap(label) == .done)
      #expect(device.screen.depth == 1)
    }
  }

  @Test func `the root's dismissal changes nothing, wherever it is called, and says so`() {
    let device = Device(Root(), rows: 10)
    let expected = GestureOutcome.nothingChanged(
      "dismiss() belongs to the root, and a root stays")
    #expect(device.tap("Leave") == expected)
    device.tap("Go")
    #expect(device.tap("root's") == expected)
    #expect(device.screen.depth == 2)
  }

  private struct Closing: View {
    @Environment(\.dismiss) var dismiss
    let labels: [String]

    var body: some View {
      VStack { ForEach(labels, id: \.self) { label in Button(label) { dismiss() } } }
        .navigationBarHidden(true)
    }
  }

  @Test func `back finds the one button that may dismiss, and asks when there are several`() {
    func device(_ labels: [String]) -> Device {
      let device = Device(NavigationView { NavigationLink("Go") { Closing(labels: labels) } })
      device.tap("Go")
      return device
    }
    #expect(device(["Finish"]).screen.back() == .done)
    #expect(device(["Save", "chevron.backward"]).screen.back() == .done)
    #expect(device(["Save", "Finish"]).screen.back().reason?.contains("'Save', 'Finish'") == true)
  }

  private struct Hiding: View {
    let hidesBar: Bool

    var body: some View {
      NavigationView {
        NavigationLink("Go") {
          Text("here").navigationBarHidden(hidesBar).navigationBarBackButtonHidden(!hidesBar)
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `back and swipe are refused with the modifier that stands in the way, pop pops`(
    hidesBar: Bool
  ) {
    let device = Device(Hiding(hidesBar: hidesBar))
    device.tap("Go")
    let modifier = hidesBar ? "navigationBarHidden" : "navigationBarBackButtonHidden"
    for outcome in [device.screen.back(), device.screen.swipe()] {
      #expect(outcome.isRefused)
      #expect(outcome.reason?.contains("(\(modifier))") == true)
    }
    #expect(device.screen.depth == 2)
    #expect(device.screen.pop() == .done)
    #expect(device.screen.depth == 1)
    #expect(device.screen.pop().isRefused)
  }

  @Test func `a swipe pops like back, a cancelled one changes nothing`() {
    let device = Device(NavigationView { NavigationLink("Go", destination: Text("2")) })
    device.tap("Go")
    #expect(device.screen.swipe(isCancelled: true).reason == "the swipe was cancelled")
    #expect(device.screen.depth == 2)
    #expect(device.screen.swipe() == .done)
    #expect(device.screen.depth == 1)
  }

  @Test func `without a delegate the swipe always pops, and at the root it freezes the next push`()
  {
    let device = Device(Hiding(hidesBar: true))
    device.screen.swipeBack = .always
    device.tap("Go")
    #expect(device.screen.swipe() == .done)
    #expect(!device.screen.swipe().isRefused)
    device.tap("Go")
    #expect(device.screen.swipe().reason?.contains("frozen") == true)
    #expect(device.screen.back().reason?.contains("frozen") == true)
    device.screen.swipeBack = .whenPushed
    #expect(device.screen.swipe() == .done)
    #expect(device.screen.swipe().reason == "the root is on top, and a root stays")
    device.tap("Go")
    #expect(device.screen.swipe() == .done)
  }

  @Test func `a push by gesture comes back like any other and leaves nothing behind`() {
    let device = Device(NavigationView { Text("root") })
    let nodes = device.screen.graph.liveNodes
    for _ in 0..<3 {
      #expect(device.screen.push(NavigationLink("x", destination: Text("there"))) == .done)
      #expect(device.texts.last == "there")
      #expect(device.screen.back() == .done)
    }
    #expect(device.screen.graph.liveNodes == nodes)
    #expect(device.screen.push(Text("no link")).isRefused)
    #expect(
      Device(Text("alone")).screen.push(NavigationLink("x", destination: Text("y"))).isRefused)
  }
}
