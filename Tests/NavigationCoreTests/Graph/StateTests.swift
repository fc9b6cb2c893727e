import Testing

@testable import NavigationCore

private enum LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

struct StateTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `state stays with its view and is gone with it`() {
    struct Root: View {
      @State var shows = true
      var body: some View {
        VStack {
          if shows { Counter(name: "a") } else { Counter(name: "b") }
          Counter(name: "c")
          Button("Switch") { shows.toggle() }
        }
      }
    }
    let screen = Screen()
    screen.show(Root())
    screen.tap("a 0")
    screen.tap("c 0")
    screen.tap("Switch")
    #expect(screen.texts == ["b 0", "c 1", "Switch"])
    screen.tap("Switch")
    #expect(screen.texts == ["a 0", "c 1", "Switch"])
  }

  @Test func `a row takes its state along, another id begins anew`() {
    struct Root: View {
      @State var rows = ["a", "b"]
      @State var id = 0
      var body: some View {
        VStack {
          ForEach(rows, id: \.self) { Counter(name: $0) }
          Counter(name: "x").id(id)
          Button("Turn") { rows.reverse() }
          Button("Renew") { id += 1 }
        }
      }
    }
    let screen = Screen()
    screen.show(Root())
    screen.tap("a 0")
    screen.tap("x 0")
    screen.tap("Turn")
    #expect(screen.texts == ["b 0", "a 1", "x 1", "Turn", "Renew"])
    screen.tap("Renew")
    #expect(screen.texts == ["b 0", "a 1", "x 0", "Turn", "Renew"])
  }

  @Test func `only bodies that read a value run again`() {
    struct Leaf: View {
      let journal: Journal
      let name: String
      @Binding var value: Int
      var body: some View {
        journal.note(name)
        return Button("\(name) \(value)") { value += 1 }
      }
    }
    struct Root: View {
      let journal: Journal
      @State var one = 0
      @State var two = 0
      var body: some View {
        journal.note("root")
        return VStack {
          Leaf(journal: journal, name: "one", value: $one)
          Leaf(journal: journal, name: "two", value: $two)
        }
      }
    }
    let journal = Journal()
    let screen = Screen()
    screen.show(Root(journal: journal))
    #expect(journal.take() == ["root", "one", "two"])
    screen.tap("two 0")
    #expect(journal.take() == ["two"])
    #expect(screen.texts == ["one 0", "two 1"])
  }

  @Test func `bindings lead to members, elements and values inside of optionals`() {
    struct Point: Equatable { var x = 1, y = 2 }
    struct Root: View {
      @State var point = Point()
      @State var list = [1, 2]
      @State var maybe: Int? = 7
      var body: some View {
        VStack {
          Bump("x", $point.x)
          ForEach($list, id: \.self) { Bump("row", $0) }
          if let inner = Binding($maybe) { Bump("maybe", inner) }
          Bump("constant", .constant(5))
        }
      }
    }
    struct Bump: View {
      let name: String
      @Binding var value: Int
      init(_ name: String, _ value: Binding<Int>) {
        self.name = name
        _value = value
      }
      var body: some View { Button("\(name) \(value)") { value += 10 } }
    }
    let screen = Screen()
    screen.show(Root())
    for label in ["x 1", "row 2", "maybe 7", "constant 5"] { screen.tap(label) }
    #expect(screen.texts == ["x 11", "row 1", "row 12", "maybe 17", "constant 5"])
  }

  @Test func `a view of the same run-time type keeps its state when it is shown again`() {
    let screen = Screen()
    screen.show(ErasedView(Counter(name: "a"), type: 1))
    screen.tap("a 0")
    screen.show(ErasedView(Counter(name: "b"), type: 1))
    #expect(screen.texts == ["b 1"])
    screen.show(ErasedView(Counter(name: "b"), type: 2))
    #expect(screen.texts == ["b 0"])
  }

  @Test func `cells named at run time are kept, read and forgotten one by one`() {
    struct Cells: View {
      let journal: Journal
      let cells = StateCells<String, Int>()
      var body: some View {
        VStack {
          Reader(journal: journal, name: "one", value: cells.binding(of: "one", initial: 1))
          Reader(journal: journal, name: "two", value: cells.binding(of: "two", initial: 2))
          Button("Forget") { cells.keep { $0 == "two" } }
        }
      }
    }
    struct Reader: View {
      let journal: Journal
      let name: String
      @Binding var value: Int
      var body: some View {
        journal.note(name)
        return Button("\(name) \(value)") { value += 1 }
      }
    }
    let journal = Journal()
    let screen = Screen()
    screen.show(Cells(journal: journal))
    _ = journal.take()
    screen.tap("one 1")
    #expect(journal.take() == ["one"])
    #expect(
      screen.state.map { "\($0.view).\($0.name) = \($0.value)" } == [
        "Cells.one = 2", "Cells.two = 2",
      ])
    screen.tap("Forget")
    #expect(screen.state.map(\.name) == ["two"])
  }

  @Test func `the environment is handed down, and only its readers run again`() {
    struct Root: View {
      let journal: Journal
      @State var level = 1
      var body: some View {
        VStack {
          Reader(journal: journal)
          Silent(journal: journal)
          Button("Raise") { level += 1 }
        }
        .environment(\.level, level)
        .environment(\.lineLimit, level)
      }
    }
    struct Reader: View {
      let journal: Journal
      @Environment(\.level) var level
      var body: some View {
        journal.note("reader")
        return Text("level \(level)")
      }
    }
    struct Silent: View {
      let journal: Journal
      @Environment(\.isEnabled) var isEnabled
      var body: some View {
        journal.note("silent")
        return Text("\(isEnabled)")
      }
    }
    let journal = Journal()
    let screen = Screen()
    screen.show(Root(journal: journal))
    #expect(screen.texts == ["level 1", "true", "Raise"])
    _ = journal.take()
    screen.tap("Raise")
    #expect(screen.texts == ["level 2", "true", "Raise"])
    #expect(journal.take() == ["reader"])
  }

  @Test func `disabled things do not answer, whatever is inside says`() {
    let journal = Journal()
    let screen = Screen()
    screen.show(
      VStack {
        Button("Off") { journal.note("off") }.disabled(false)
        Text("Tap").onTapGesture { journal.note("tap") }
      }.disabled(true))
    #expect(screen.tappables.map(\.isEnabled) == [false, false])
    screen.tap("Off")
    screen.tap("Tap")
    #expect(journal.take() == [])
  }

  @Test func `appearing, disappearing and changes are heard in order`() {
    struct Root: View {
      let journal: Journal
      @State var count = 0
      var body: some View {
        VStack {
          if count < 2 {
            Text("row").onAppear { journal.note("row in") }.onDisappear { journal.note("row out") }
          }
          EmptyView().onAppear { journal.note("never") }
          Button("Count \(count)") { count += 1 }
        }
        .onAppear { journal.note("all in") }
        .onChange(of: count) { old, new in journal.note("\(old) to \(new)") }
      }
    }
    let journal = Journal()
    let screen = Screen()
    screen.show(Root(journal: journal))
    #expect(journal.take() == ["row in", "all in"])
    screen.tap("Count 0")
    #expect(journal.take() == ["0 to 1"])
    screen.tap("Count 1")
    #expect(journal.take() == ["1 to 2", "row out"])
  }

  @Test func `a style draws buttons, and may decide what a tap is`() {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text("<"); configuration.label; Text(">")
        }
      }
    }
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture {
          configuration.trigger(); configuration.trigger()
        }
      }
    }
    let journal = Journal()
    let screen = expectShown(
      9, 2,
      """
       [<Go>]  |
        [On]   |
      """
    ) {
      VStack {
        Button("Go") { journal.note("go") }.buttonStyle(Boxed())
        Button("On") { journal.note("on") }.buttonStyle(Twice())
      }
    }
    screen.tap("<, Go, >")
    screen.tap("On")
    #expect(journal.take() == ["go", "on", "on"])
  }
}
