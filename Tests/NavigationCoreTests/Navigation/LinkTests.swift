import NavigationCore
import TestSupport
import Testing

/// What links push and pop.
struct LinkTests {
  private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private struct Flagged: View {
    @State private var first = false
    @State private var second = false
    let log: Log

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Leaf(isShown: $first), isActive: $first) { EmptyView() }
          NavigationLink(destination: Text("second"), isActive: $second) { EmptyView() }
          Button("Go") { first = true }
          Button("Both") {
            first = true
            second = true
          }
          Button("Twice") {
            first.toggle()
            first.toggle()
          }
        }
        .onChange(of: first) { log.add("first \($0)") }
      }
    }
  }

  private struct Leaf: View {
    @Environment(\.presentationMode) var mode
    @Binding var isShown: Bool

    var body: some View {
      VStack {
        Button("Done") { isShown = false }
        Button("Close") {
          isShown = false
          mode.wrappedValue.dismiss()
        }
      }
    }
  }

  @Test func `isActive pushes, and every way back writes false`() {
    let log = Log()
    let device = Device(Flagged(log: log))
    for leave in ["Back", "Done", "Close"] {
      device.tap("Go")
      #expect(device.screen.depth == 2)
      device.tap(leave)
      #expect(device.screen.depth == 1)
    }
    device.tap("Twice")
    #expect(device.screen.depth == 1)
    #expect(log.lines == Array(repeating: ["first true", "first false"], count: 3).flatMap { $0 })
  }

  @Test func `of two links that become active together one pushes, with a note`() {
    let device = Device(Flagged(log: Log()))
    device.tap("Both")
    #expect(device.screen.depth == 2)
    #expect(device.labels.contains("Done"))
    #expect(device.notes.count == 1)
    device.screen.back()
    #expect(device.screen.depth == 1)
  }

  @Test func `a link without a label takes no place and cannot be tapped`() {
    let device = Device(Flagged(log: Log()))
    #expect(device.labels == ["Go", "Both", "Twice"])
    device.expectPicture(
      """
      +- Flagged ------------------------------+
      :                                        :
      |                                        |
      |----------------------------------------|
      |                                        |
      |                 [Go]                   |
      |                [Both]                  |
      |                [Twice]                 |
      |                                        |
      +----------------------------------------+
      """)
  }

  private struct Pages: View {
    @State private var page: String?

    var body: some View {
      NavigationStack {
        VStack {
          ForEach(["A", "B"], id: \.self) { name in
            NavigationLink(name, tag: name, selection: $page) {
              Button("swap from \(name)") { page = name == "A" ? "B" : "A" }
            }
          }
          Text("page \(page ?? "none")")
        }
      }
    }
  }

  @Test func `a selection that moves to another tag swaps the screens`() {
    let device = Device(Pages())
    device.tap("A")
    #expect(device.labels.contains("swap from A"))
    device.tap("swap from A")
    #expect(device.labels.contains("swap from B"))
    #expect(device.screen.depth == 2)
    device.screen.back()
    #expect(device.texts == ["A", "B", "page none"])
  }

  private struct Nested: View {
    let log: Log
    @State private var goes = true

    var body: some View {
      NavigationView {
        NavigationLink(destination: deeper, isActive: $goes) { Text("one") }
          .onAppear { log.add("root +") }
          .onDisappear { log.add("root -") }
      }
    }

    private var deeper: some View {
      Deeper(log: log).onAppear { log.add("two +") }.onDisappear { log.add("two -") }
    }
  }

  private struct Deeper: View {
    let log: Log
    @State private var goes = true
    @State private var count = 0

    var body: some View {
      VStack {
        NavigationLink(destination: Text("deep"), isActive: $goes) { Text("two") }
        Button("count \(count)") { count += 1 }
      }
    }
  }

  @Test func `flags that are true from the start push level by level`() {
    let device = Device(Nested(log: Log()))
    #expect(device.screen.depth == 3)
    #expect(device.texts.last == "deep")
    #expect(device.screen.pop(nil) == .done)
    #expect(device.screen.depth == 1)
  }

  @Test func `a screen appears before the one it covers disappears`() {
    let log = Log()
    let device = Device(Nested(log: log))
    log.lines = []
    device.screen.back()
    #expect(log.lines == ["two +"])
    log.lines = []
    device.screen.back()
    #expect(log.lines == ["root +", "two -"])
    log.lines = []
    device.tap("one")
    #expect(log.lines == ["root -"])
  }

  @Test func `state below is kept, state of a popped screen is gone`() {
    let device = Device(Nested(log: Log()))
    device.screen.back()
    device.tap("count 0")
    device.tap("two")
    device.screen.back()
    #expect(device.labels.contains("count 1"))
    device.screen.back()
    device.tap("one")
    device.screen.back()
    #expect(device.labels.contains("count 0"))
  }

  @Test func `a link outside of a container is disabled and says why`() {
    let device = Device(NavigationLink("Go", destination: Text("never")), rows: 2)
    device.expectPicture(
      """
      +- NavigationLink -----------------------+
      :                                        :
      |                  (Go)                  |
      +----------------------------------------+
      """)
    #expect(
      device.tap("Go").reason == "'Go' is disabled: not inside NavigationView or NavigationStack")
  }

  @Test func `a binding that ignores what is written keeps the link shut`() {
    let shut = Binding(get: { false }, set: { _ in })
    let device = Device(
      NavigationView { NavigationLink("Shut", destination: Text("never"), isActive: shut) })
    device.tap("Shut")
    #expect(device.screen.depth == 1)
  }

  private struct Fleeting: View {
    @State private var isThere = true

    var body: some View {
      NavigationView {
        if isThere {
          NavigationLink("Go", destination: Button("Drop") { isThere = false })
        } else {
          Text("nothing")
        }
      }
    }
  }

  @Test func `a screen goes with the link that pushed it`() {
    let device = Device(Fleeting())
    device.tap("Go")
    device.tap("Drop")
    #expect(device.texts == ["nothing"])
  }
}
