import NavigationCore
import TestSupport
import Testing

/// Scroll views and lists.
struct ScrollingTests {
  @Test func `a scroll view shows a part and says where more is`() {
    let view = ScrollView { ForEach(0..<6) { Text("line \($0)") } }
    let device = Device(view, columns: 16, rows: 4)
    device.screen.scroll(.vertical, by: 1)
    device.expectPicture(
      """
      +- ScrollView ---+
      :                :
      |     line 1     ^
      |     line 2     |
      |     line 3     v
      +----------------+
      """)
  }

  @Test func `scrolling stops at both ends`() {
    let device = Device(ScrollView { ForEach(0..<6) { Text("line \($0)") } }, rows: 4)
    #expect(device.screen.scroll(.vertical, by: 100) == .done)
    #expect(device.texts == ["line 3", "line 4", "line 5"])
    #expect(
      device.screen.scroll(.vertical, by: 1).reason == "there is nothing more to see that way")
    #expect(device.screen.scroll(.vertical, by: -1) == .done)
    #expect(device.texts.first == "line 2")
    #expect(device.screen.scroll(.horizontal, by: 1).reason != nil)
    #expect(Device(Text("still")).screen.scroll(.vertical, by: 1).isRefused)
  }

  @Test func `a horizontal scroll view moves across`() {
    let view = ScrollView(.horizontal, showsIndicators: false) {
      HStack { ForEach(0..<9) { Text("item \($0)") } }
    }
    let device = Device(view, columns: 20, rows: 2)
    #expect(device.texts == ["item 0", "item 1", "item 2"])
    device.screen.scroll(.horizontal, by: 14)
    #expect(device.texts.first == "item 2")
  }

  private struct Mail: View {
    var body: some View {
      NavigationView {
        List(1..<31) { number in
          NavigationLink(destination: Text("read \(number)")) { Text("Message \(number)") }
        }
        .navigationBarTitle("Inbox", displayMode: .inline)
      }
    }
  }

  @Test func `rows that lead on end in an arrow, and marks say where more is`() {
    let device = Device(Mail(), rows: 5)
    device.expectPicture(
      """
      +- Mail ---------------------------------+
      :                                        :
      |                 Inbox                  |
      |----------------------------------------|
      |  Message 1                           > |
      |  Message 2                           > v
      +----------------------------------------+
      """)
    device.screen.scroll(.vertical, by: 3)
    #expect(device.screen.picture()[4] == "|  Message 4                           > ^")
  }

  @Test func `a row out of view is scrolled to, and the place is kept behind a pushed screen`() {
    let device = Device(Mail(), rows: 6)
    #expect(device.tap("Message 29") == .done)
    #expect(device.texts.contains("read 29"))
    device.screen.back()
    #expect(device.labels.contains("Message 29"))
    #expect(device.tap("Message 31").isRefused)
    #expect(device.labels.contains("Message 29"))
  }

  @Test func `a list places only the rows that are seen`() {
    let device = Device(List(0..<5_000) { Text("row \($0)") }, rows: 8)
    #expect(device.screen.graph.counters.places < 100)
    #expect(device.screen.scroll(.vertical, by: 4_000) == .done)
    #expect(device.texts.first == "row 4,000")
  }

  @Test func `sections stand apart, their headers and footers at the edge`() {
    let view = List {
      Section("Fruit") {
        Text("apple")
        Text("pear")
      }
      Section {
        Toggling()
      } header: {
        Text("Nuts")
      } footer: {
        Text("no peanuts")
      }
    }
    Device(view, columns: 20, rows: 9).expectPicture(
      """
      +- List -------------+
      :                    :
      | Fruit              |
      |  apple             |
      |  pear              |
      |                    |
      | Nuts               |
      | [Off]              |
      | no peanuts         |
      |                    |
      +--------------------+
      """)
  }

  private struct Toggling: View {
    @State private var isOn = false
    var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
  }

  @Test func `rows that come and go move those below`() {
    let device = Device(Growing(), rows: 6)
    device.tap("Add")
    #expect(device.texts == ["Add", "row 0", "end"])
    device.tap("Add")
    #expect(device.texts == ["Add", "row 0", "row 1", "end"])
  }

  private struct Growing: View {
    @State private var rows: [Int] = []

    var body: some View {
      List {
        Button("Add") { rows.append(rows.count) }
        ForEach(rows, id: \.self) { Text("row \($0)") }
        Text("end")
      }
    }
  }
}
