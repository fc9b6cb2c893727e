import NavigationCore
import TestSupport
import Testing

/// The system's bar.
struct SystemBarTests {
  private struct Home: View {
    var title = "Nav Title"
    var next = "Title 2"

    var body: some View {
      NavigationView {
        NavigationLink("Navigate", destination: Detail(title: next)).navigationTitle(title)
      }
    }
  }

  private struct Detail: View {
    let title: String
    var body: some View { Text("Destination").navigationTitle(title) }
  }

  @Test func `the first title is large, a pushed one stands in the middle beside the way back`() {
    let device = Device(Home(), rows: 6)
    device.expectPicture(
      """
      +- Home ---------------------------------+
      :                                        :
      |                                        |
      |  Nav Title                             |
      |----------------------------------------|
      |               [Navigate]               |
      |                                        |
      +----------------------------------------+
      """)
    device.tap("Navigate")
    device.expectPicture(
      """
      +- Home > Detail ------------------------+
      :                                        :
      |[< Nav Title]   Title 2                 |
      |----------------------------------------|
      |                                        |
      |              Destination               |
      |                                        |
      +----------------------------------------+
      """)
  }

  @Test(arguments: [
    ("Inbox", "One", "|[< Inbox]         One                   |"),
    ("A rather long title", "Another one", "|[< Back]      Another one               |"),
    ("Inbox", "A title of nearly all the room", "|[<]  A title of nearly all the room     |"),
    (
      "Inbox", "A title that is longer than the whole bar",
      "|[<] A title that is longer than the...  |"
    ),
  ])
  func `the way back gives up its words before the title moves or is cut`(
    first: String, second: String, row: String
  ) {
    let device = Device(Home(title: first, next: second))
    device.tap("Navigate")
    #expect(device.screen.picture()[2] == row)
  }

  @Test func `items stand at the ends, two columns apart`() {
    let view = NavigationView {
      List { Text("row") }
        .navigationBarTitle("Inbox", displayMode: .inline)
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { Button("Cancel") {} }
          ToolbarItem { Button("Edit") {} }
          ToolbarItem(placement: .navigationBarTrailing) {
            Button(action: {}) { Image(systemName: "plus") }
          }
        }
    }
    Device(view, rows: 4).expectPicture(
      """
      +- List ---------------------------------+
      :                                        :
      |[Cancel]         Inbox         [Edit][+]|
      |----------------------------------------|
      |  row                                   |
      +----------------------------------------+
      """)
  }

  @Test func `items for the bottom are spread over a row of their own`() {
    let view = NavigationView {
      Text("middle")
        .navigationBarHidden(true)
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) { Button("Reply") {} }
          ToolbarItem(placement: .bottomBar) { Button("New") {} }
        }
    }
    Device(view, columns: 24, rows: 5).expectPicture(
      """
      +- Text -----------------+
      :                        :
      |         middle         |
      |                        |
      |------------------------|
      |[Reply]            [New]|
      +------------------------+
      """)
  }

  @Test func `the innermost title wins, a hidden bar leaves no gap`() {
    let titled = NavigationView {
      VStack {
        Text("x").navigationTitle("Inner"); Text("y").navigationTitle("Sibling")
      }
      .navigationTitle("Outer").navigationBarTitleDisplayMode(.inline)
    }
    #expect(Device(titled).texts.first == "Inner")
    let hidden = NavigationView {
      VStack {
        Text("first row"); Spacer()
      }.navigationTitle("Large").toolbar(.hidden)
    }
    #expect(Device(hidden).screen.picture()[2] == "|               first row                |")
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      NavigationView {
        Text("count \(count)")
          .navigationTitle("Now \(count)")
          .navigationBarItems(trailing: Button("Add \(count)") { count += 1 })
      }
    }
  }

  @Test func `title and items follow the state`() {
    let device = Device(Counting(), rows: 6)
    device.tap("Add 0")
    device.tap("Add 1")
    #expect(device.texts == ["Add 2", "Now 2", "count 2"])
  }

  @Test func `a title inside a nested container stays there`() {
    let view = NavigationView {
      NavigationView { Text("x").navigationTitle("Inner") }
    }
    #expect(Device(view).texts == ["Inner", "x"])
  }
}
