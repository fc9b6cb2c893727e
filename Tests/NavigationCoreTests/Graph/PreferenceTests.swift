import Testing

@testable import NavigationCore

/// The values that a listener heard.
private final class Heard<Value> {
  var values: [Value] = []
}

struct PreferenceTests {
  /// What a listener around the views hears first; nil when it hears nothing.
  private func heard<Key: PreferenceKey>(
    _ key: Key.Type, @ViewBuilder _ view: () -> some View
  ) -> [Key.Value] where Key.Value: Equatable {
    let screen = Screen()
    let box = Heard<Key.Value>()
    screen.show(view().onPreferenceChange(key) { box.values.append($0) })
    return box.values
  }

  @Test func `values of neighbours are combined in the order of the views`() {
    #expect(
      heard(JoinKey.self) {
        VStack {
          Text("a").joining("1"); Text("b").joining("2"); Text("c").joining("3")
        }
      } == ["1,2,3"])
  }

  @Test func `one writer is passed on without reduce, none is silence`() {
    #expect(
      heard(JoinKey.self) {
        VStack {
          Text("a").joining("1"); Text("b")
        }
      } == ["1"])
    #expect(
      heard(JoinKey.self) {
        VStack {
          Text("a"); Text("b")
        }
      } == [])
  }

  @Test func `a container with changing content begins with the default`() {
    let no = false
    #expect(heard(JoinKey.self) { VStack { if no { Text("a") } } } == ["."])
    #expect(
      heard(JoinKey.self) {
        VStack {
          Text("a").joining("1"); if no { Text("b") }
        }
      } == [".,1"])
    #expect(heard(JoinKey.self) { VStack { AnyView(Text("a")) } } == ["."])
    #expect(
      heard(JoinKey.self) { VStack { ForEach(0..<2) { Text("\($0)").joining("\($0)") } } } == [
        ".,0,1"
      ])
    #expect(
      heard(JoinKey.self) {
        VStack {
          ErasedView(Text("a")); ViewSequence([ErasedView(Text("b"))])
        }
      } == [])
  }

  @Test func `the outermost writer replaces what is inside`() {
    #expect(
      heard(JoinKey.self) {
        VStack {
          Text("a").joining("1"); Text("b").joining("2")
        }.joining("3")
      } == ["3"])
  }

  @Test
  func `an if in an overlay or in a stack that follows wipes the title, elsewhere it does not`() {
    let no = false
    #expect(
      heard(TitleKey.self) { Text("a").title("A").overlay { if no { Text("b") } } } == ["default"])
    #expect(
      heard(TitleKey.self) { Text("a").title("A").background { if no { Text("b") } } } == ["A"])
    #expect(
      heard(TitleKey.self) {
        ZStack {
          Text("a").title("A"); if no { Text("b") }
        }
      } == ["A"])
    #expect(
      heard(TitleKey.self) {
        VStack {
          Text("a").title("A"); HStack { if no { Text("b") } }
        }
      } == ["default"])
  }

  @Test func `an overlay follows its view, a background comes before it`() {
    #expect(
      heard(JoinKey.self) { Text("a").joining("1").overlay { Text("b").joining("2") } } == ["1,2"])
    #expect(
      heard(JoinKey.self) { Text("a").joining("1").background { Text("b").joining("2") } } == [
        "2,1"
      ])
  }

  @Test func `a transform receives the value below, or the default`() {
    #expect(
      heard(JoinKey.self) { Text("a").joining("1").transformPreference(JoinKey.self) { $0 += "!" } }
        == ["1!"])
    #expect(
      heard(JoinKey.self) { Text("a").transformPreference(JoinKey.self) { $0 += "!" } } == [".!"])
  }

  @Test func `a writer around a list sends once for each member`() {
    #expect(
      heard(JoinKey.self) {
        VStack {
          Group {
            Text("a"); Text("b")
          }.joining("1")
        }
      } == ["1,1"])
  }

  @Test func `bodies, groups and modifiers do not end a list`() {
    struct Two: View {
      let shows: Bool
      var body: some View {
        Text("a").joining("1")
        if shows { Text("b").joining("2") }
      }
    }
    #expect(heard(JoinKey.self) { VStack { Group { Two(shows: true).padding() } } } == [".,1,2"])
    #expect(heard(JoinKey.self) { VStack { Two(shows: false).font(.title) } } == [".,1"])
  }

  @Test func `a listener hears a change once, and lets it rise`() {
    struct Root: View {
      let journal: Journal
      @State var title = "A"
      @State var other = 0
      var body: some View {
        VStack {
          Text(title).title(title).onPreferenceChange(TitleKey.self) { journal.note("inner \($0)") }
          Button("Same \(other)") { other += 1 }
          Button("Change") { title = "B" }
        }
        .onPreferenceChange(TitleKey.self) { journal.note("outer \($0)") }
      }
    }
    let journal = Journal()
    let screen = Screen()
    screen.show(Root(journal: journal))
    #expect(journal.take() == ["inner A", "outer A"])
    screen.tap("Same 0")
    #expect(journal.take() == [])
    screen.tap("Change")
    #expect(journal.take() == ["inner B", "outer B"])
  }

  @Test func `an action that changes its own source stops with a note`() {
    struct Root: View {
      @State var count = 0
      var body: some View {
        Text("\(count)").joining("\(count)").onPreferenceChange(JoinKey.self) { _ in count += 1 }
      }
    }
    let screen = Screen()
    screen.show(Root())
    #expect(screen.texts == ["2"])
    #expect(screen.takeNotes() == [.preferenceLoop(key: "JoinKey")])
    #expect(screen.takeNotes() == [])
  }

  @Test func `rows that move send their values in the new order`() {
    struct Root: View {
      let journal: Journal
      @State var rows = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(rows, id: \.self) { Text($0).joining($0) }
          Button("Turn") { rows.reverse() }
        }
        .onPreferenceChange(JoinKey.self) { journal.note($0) }
      }
    }
    let journal = Journal()
    let screen = Screen()
    screen.show(Root(journal: journal))
    screen.tap("Turn")
    #expect(journal.take() == [".,a,b,c", ".,c,b,a"])
  }

  @Test func `layers are made from the value that rises`() {
    struct Root: View {
      @State var title = "one"
      var body: some View {
        VStack {
          Color.clear.title(title)
          Button("Go") { title = "three" }
        }
        .frame(width: 64, height: 32)
        .overlayPreferenceValue(TitleKey.self, alignment: .topLeading) { Text($0) }
      }
    }
    let screen = expectShown(
      12, 2,
      """
        one       |
          [Go]    |
      """
    ) { Root() }
    screen.tap("Go")
    #expect(screen.texts.contains("three"))
    #expect(
      heard(TitleKey.self) { Text("a").overlayPreferenceValue(TitleKey.self) { Text($0) } } == [])
  }
}
