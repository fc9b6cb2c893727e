import Testing

@testable import NavigationCore

struct StackTests {
  @Test func `spacers share what is left, the last takes the odd cell`() {
    expectShown(13, 1, "   a    b    |") {
      HStack(spacing: 0) {
        Spacer(); Text("a"); Spacer(); Text("b"); Spacer()
      }
    }
  }

  @Test func `stretching views end up along the edges of equal parts`() {
    expectShown(10, 1, "...   ....|") {
      HStack(spacing: 0) {
        Color.blue; Color.white; Color.blue
      }
    }
  }

  @Test func `views that stretch less are served first`() {
    expectShown(20, 1, "long text t... short|") {
      HStack(spacing: 8) {
        Text("long text that is cut").lineLimit(1).layoutPriority(-1); Text("short")
      }
    }
  }

  @Test func `a minimum may make a stack overflow, and it stays centred`() {
    let screen = Screen(columns: 30, rows: 3, topInset: 0)
    screen.show(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 100)
        Color.blue.frame(maxWidth: 100)
      }.frame(width: 150))
    // objc.io's example: 75 points are offered to the first, which takes 100.
    #expect(frames(of: screen, "Color").map(\.width) == [13, 9])
  }

  @Test func `rows of a stack share their guides`() {
    expectShown(
      12, 3,
      """
          a       |
          bcd     |
         [ef]     |
      """
    ) {
      VStack(alignment: .leading) {
        Text("a"); Text("bcd"); Button("ef") {}
      }
    }
    expectShown(
      12, 2,
      """
           a      |
         bcd      |
      """
    ) {
      VStack(alignment: .trailing) {
        Text("a"); Text("bcd")
      }.padding(.trailing, 24)
    }
  }

  @Test func `a moved guide shifts a view`() {
    expectShown(
      12, 2,
      """
            a     |
          bcd     |
      """
    ) {
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in -16 }
        Text("bcd")
      }.padding(.trailing, 8)
    }
  }

  @Test func `a guide of one's own goes through a stack`() {
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    let middle = VerticalAlignment(Middle.self)
    expectShown(
      10, 3,
      """
           a    |
         x b    |
           c    |
      """
    ) {
      HStack(alignment: middle) {
        Text("x")
        VStack {
          Text("a"); Text("b").alignmentGuide(middle) { $0[VerticalAlignment.center] }; Text("c")
        }
      }
    }
  }

  @Test func `layers have the size of those with the highest priority`() {
    let screen = expectShown(
      9, 3,
      """
               |
         abc   |
               |
      """
    ) {
      ZStack {
        Color.clear.layoutPriority(-1); Text("abc")
      }
    }
    #expect(frames(of: screen, "ZStack").map { [$0.width, $0.height] } == [[3, 1]])
  }

  @Test func `an overlay may be larger than its view`() {
    expectShown(11, 1, " <  abc >  |") {
      Text("abc").overlay {
        HStack {
          Text("<"); Spacer(); Text(">")
        }.frame(width: 64)
      }
    }
  }

  @Test func `frames bound, fix and align`() {
    expectShown(10, 1, "a         |") { Text("a").frame(maxWidth: .infinity, alignment: .leading) }
    expectShown(
      10, 3,
      """
                |
                |
             a  |
      """
    ) { Text("a").frame(width: 48, height: 48, alignment: .bottomTrailing) }
    let screen = Screen(columns: 20, rows: 4, topInset: 0)
    screen.show(
      VStack {
        Color.red.frame(minWidth: 40, maxWidth: 80, minHeight: 16, maxHeight: 16)
        Text("abc").frame(maxWidth: 80)
        Text("abc").frame(minWidth: 200)
        Text("abc").fixedSize().frame(idealWidth: 88).fixedSize()
      })
    #expect(frames(of: screen, "FlexibleFrame").map(\.width) == [10, 10, 25, 11])
  }

  @Test func `lengths that are no lengths are nothing`() {
    let screen = Screen(columns: 10, rows: 2, topInset: 0)
    screen.show(
      VStack {
        Color.red.frame(width: -.infinity, height: .nan)
        Text("a").padding(-.greatestFiniteMagnitude).offset(x: .infinity, y: -.infinity)
        Text("b").frame(width: .infinity, height: .greatestFiniteMagnitude).position(x: .nan, y: 0)
        Spacer(minLength: .infinity)
      }.padding(.infinity))
    #expect(screen.picture().count == 4)
  }

  @Test func `each proposal is answered once in a layout, at any depth`() {
    for depth in [12, 48] {
      var view = ErasedView(Text("leaf"))
      for level in 0..<depth {
        let inner = view
        view =
          level.isMultiple(of: 2)
          ? ErasedView(
            HStack {
              inner; Text("side")
            })
          : ErasedView(
            VStack {
              inner; Text("side")
            })
      }
      let screen = Screen(columns: 200, rows: 60)
      screen.show(view)
      let nodes = screen.graph.liveNodes
      #expect(screen.graph.counters.measures < 6 * nodes, "\(depth): \(nodes) nodes")
      #expect(screen.graph.counters.layouts == 1)
    }
  }

  @Test func `rows are as wide as the screen, at every width`() {
    for columns in 1...60 {
      let screen = Screen(columns: columns, rows: 3)
      screen.show(
        HStack {
          Text("one two"); Spacer();
          VStack {
            Text("three"); Divider()
          }; Color.red; Text("four")
        })
      #expect(screen.picture(hasFrame: false).allSatisfy { $0.count == columns })
    }
  }

  /// The places of all boxes whose layout or view has a name, in order.
  private func frames(of screen: Screen, _ name: String) -> [CellRect] {
    var frames: [CellRect] = []
    screen.root.forEachNode { node in
      guard let box = node as? LayoutNode else { return }
      if box.outlineName == name || "\(type(of: box))".contains("<\(name)>") {
        frames.append(box.frame)
      }
    }
    return frames
  }
}
