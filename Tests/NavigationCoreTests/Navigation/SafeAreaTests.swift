import NavigationCore
import TestSupport
import Testing

/// What bleeds, what stays free, and what a reader hears of it.
struct SafeAreaTests {
  @Test func `fills bleed at the edges they reach, their neighbours do not move`() {
    let view = VStack(spacing: 0) {
      Text("Bar").frame(maxWidth: .infinity).background(Color.blue.ignoresSafeArea(edges: .top))
      Text("hello").frame(maxWidth: .infinity, maxHeight: .infinity)
      Text("foot").frame(maxWidth: .infinity).background(Color.blue.ignoresSafeArea(edges: .top))
    }
    Device(view, columns: 16, rows: 5).expectPicture(
      """
      +- VStack -------+
      :................:
      |..... Bar ......|
      |     hello      |
      |                |
      |..... foot .....|
      +------- . blue -+
      """)
  }

  @Test func `a style behind a view ignores the safe area, unless it is told not to`() {
    let view = Text("Bar").frame(maxWidth: .infinity, maxHeight: .infinity)
    let bleeding = Device(view.background(.blue), columns: 9, rows: 3)
    #expect(bleeding.screen.picture()[1] == ":.........:")
    let staying = Device(view.background(.blue, ignoresSafeAreaEdges: []), columns: 9, rows: 3)
    #expect(staying.screen.picture()[1] == ":         :")
  }

  @Test func `a box of fixed height is moved up into the safe area`() {
    let view = VStack {
      Text("top").frame(height: 32, alignment: .top).edgesIgnoringSafeArea(.top)
      Spacer()
    }
    #expect(Device(view, columns: 9, rows: 3).screen.picture()[1] == ":   top   :")
  }

  @Test func `a reader hears its room and the insets at the edges it reaches`() {
    func words(_ proxy: GeometryProxy) -> String {
      let frame = proxy.frame(in: .global)
      return "\(Int(proxy.size.width))x\(Int(proxy.size.height)) at \(Int(frame.minX)),"
        + "\(Int(frame.minY)) inset \(Int(proxy.safeAreaInsets.top))"
    }
    let whole = GeometryReader { Text(words($0)) }
    #expect(Device(whole, rows: 5).texts == ["320x64 at 0,16 inset 16"])
    #expect(Device(whole.ignoresSafeArea(), rows: 5).texts == ["320x80 at 0,0 inset 0"])
    let below = VStack(spacing: 0) {
      Text("title")
      whole
    }
    #expect(Device(below, rows: 5).texts == ["title", "320x48 at 0,32 inset 0"])
  }

  @Test func `a reader places its content at the top leading corner and counts from named spaces`()
  {
    let view = GeometryReader { _ in
      GeometryReader { proxy in
        Text("\(Int(proxy.frame(in: .named("box")).minX + proxy.frame(in: .local).minX))")
      }
      .padding(.leading, 24)
    }
    .coordinateSpace(name: "box")
    let device = Device(view.padding(.horizontal, 16), columns: 16, rows: 3)
    #expect(device.screen.picture()[2] == "|     24         |")
  }

  private struct Sized: View {
    @State private var isWide = false

    var body: some View {
      VStack {
        GeometryReader { proxy in
          Text(isWide ? "wide \(Int(proxy.size.width))" : "narrow \(Int(proxy.size.width))")
        }
        .frame(width: isWide ? 160 : 80, height: 16)
        Button("Turn") { isWide.toggle() }
      }
    }
  }

  @Test func `a reader's content follows state and room`() {
    let device = Device(Sized())
    #expect(device.texts == ["narrow 80", "Turn"])
    device.tap("Turn")
    #expect(device.texts == ["wide 160", "Turn"])
  }

  @Test func `an inset takes its rows from the scroll view it stands over`() {
    let rows = ScrollView { ForEach(0..<20) { Text("row \($0)") } }
    let view = rows.safeAreaInset(edge: .top) {
      Text("BAR").frame(maxWidth: .infinity).background(Color.blue)
    }
    let device = Device(view, columns: 16, rows: 5)
    #expect(device.texts == ["BAR", "row 0", "row 1", "row 2"])
    #expect(device.screen.picture()[2] == "|..... BAR ......|")
    #expect(device.screen.scroll(.vertical, by: 2) == .done)
    #expect(device.texts == ["BAR", "row 2", "row 3", "row 4"])
  }
}
