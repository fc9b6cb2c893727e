import Testing

@testable import NavigationCore

struct SettleTests {
  @Test func `a title that changes runs three bodies and one layout`() {
    struct Bar: View {
      let title: String
      var body: some View {
        HStack {
          Text(title); Spacer()
        }
      }
    }
    struct Container<Content: View>: View {
      @ViewBuilder let content: () -> Content
      @State private var title = ""
      var body: some View {
        VStack {
          Bar(title: title); content()
        }.onPreferenceChange(TitleKey.self) { title = $0 }
      }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View { Button("Count") { count += 1 }.title("Page \(count)") }
    }
    let screen = Screen()
    screen.show(Container { Page() })
    let before = screen.graph.counters
    screen.tap("Count")
    let after = screen.graph.counters
    #expect(screen.texts == ["Page 1", "Count"])
    #expect(after.bodies - before.bodies == 3)
    #expect(after.layouts - before.layouts == 1)
    #expect(after.rounds - before.rounds == 2)
  }

  @Test func `views that hold themselves end in a note, not in a fault`() {
    struct Endless: View {
      var body: some View {
        VStack {
          Text("x"); Endless()
        }
      }
    }
    struct Branching: View {
      var body: some View {
        AnyView(
          HStack {
            AnyView(Branching()); AnyView(Branching())
          })
      }
    }
    let deep = Screen(limits: GraphLimits(depth: 300))
    deep.show(Endless())
    #expect(deep.takeNotes() == [.tooDeep(300, view: "Endless")])
    let wide = Screen(limits: GraphLimits(depth: 300, nodes: 5_000))
    wide.show(Branching())
    #expect(Set(wide.takeNotes()) == [.tooDeep(300, view: "Branching"), .tooMany(5_000)])
  }

  @Test func `too many rows and repeated identities are said`() {
    let screen = Screen(limits: GraphLimits(members: 10))
    screen.show(VStack { ForEach(0..<1_000_000_000) { Text("\($0)") } })
    #expect(screen.takeNotes() == [.tooManyMembers(1_000_000_000, limit: 10)])
    screen.show(VStack { ForEach([1, 2, 1], id: \.self) { Text("\($0)") } })
    #expect(screen.takeNotes() == [.repeatedID("1")])
    #expect(screen.texts == ["1", "2", "1"])
  }

  @Test func `state that never rests is given up, and what there is can be seen`() {
    struct Restless: View {
      @State var count = 0
      var body: some View {
        Text("count").id(count).onAppear { count += 1 }.onDisappear { count += 1 }
      }
    }
    let screen = Screen(limits: GraphLimits(rounds: 20))
    struct Pair: View {
      @State var flag = false
      var body: some View {
        VStack {
          if flag {
            Text("a").onAppear { flag = false }
          } else {
            Text("b").onAppear { flag = true }
          }
        }
      }
    }
    screen.show(Pair())
    #expect(screen.takeNotes() == [.neverSettles(20)])
    #expect(screen.texts.count == 1)
  }

  @Test func `a client can stop it, and go on later`() {
    struct Chain: View {
      @State var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { if count < 5 { count += 1 } }
      }
    }
    let screen = Screen()
    screen.graph.shouldStop = { true }
    screen.show(Text("never laid out"))
    #expect(screen.settle() == false)
    screen.graph.shouldStop = nil
    #expect(screen.settle())
    #expect(screen.texts == ["never laid out"])
  }

  @Test func `writing state in a body is noted`() {
    struct Wrong: View {
      @State var count = 0
      var body: some View {
        if count == 0 { count = 1 }
        return Text("\(count)")
      }
    }
    let screen = Screen()
    screen.show(Wrong())
    #expect(screen.takeNotes() == [.stateWrittenInBody(type: "Wrong")])
  }

  @Test func `what is taken off the device leaves nothing behind`() {
    final class Witness {}
    struct Holder: View {
      let witness: Witness
      @State var count = 0
      var body: some View {
        Button("\(count)") { [witness] in
          _ = witness; count += 1
        }
        .onPreferenceChange(TitleKey.self) { _ in _ = witness }
        .background { Text("x").onDisappear { _ = witness } }
      }
    }
    weak var gone: Witness?
    let screen = Screen()
    do {
      let witness = Witness()
      gone = witness
      screen.show(
        VStack {
          Holder(witness: witness); Holder(witness: witness)
        })
      screen.tap("0")
    }
    #expect(gone != nil)
    let nodes = screen.graph.liveNodes
    screen.clear()
    #expect(gone == nil)
    #expect(screen.graph.liveNodes == 1 && nodes > 10)
  }

  @Test func `a deep tree is taken down without a fault`() {
    var view = ErasedView(Text("leaf"))
    for _ in 0..<1_000 { view = ErasedView(view.padding(0)) }
    let screen = Screen(limits: GraphLimits(depth: 4_000))
    screen.show(view)
    #expect(screen.texts == ["leaf"])
    screen.clear()
    #expect(screen.graph.liveNodes == 1)
  }
}
