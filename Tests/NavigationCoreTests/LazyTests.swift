import Testing

@testable import NavigationCore

/// Rows that are made when they come into view.
struct LazyTests {
  @Test func `only the rows in view run their bodies, and scrolling runs those it shows`() {
    let journal = Journal()
    let screen = expectShown(
      8, 3,
      """
      row 0   |
      row 1   |
      row 2   |
      """
    ) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Row(number: $0, journal: journal) }
        }
      }
    }
    #expect(journal.take() == ["0", "1", "2"])
    screen.scroll(.vertical, by: 2)
    #expect(journal.take() == ["3", "4"])
    screen.scroll(.vertical, by: -2)
    #expect(journal.take() == [])
    screen.scroll(.vertical, by: 100_000)
    #expect(journal.take() == ["997", "998", "999"])
  }

  @Test func `a list makes the rows that are seen`() {
    let journal = Journal()
    let screen = expectShown(
      10, 3,
      """
        row 0   |
        row 1   |
        row 2   |
      """
    ) {
      List(0..<1_000) { Row(number: $0, journal: journal) }
    }
    #expect(journal.take() == ["0", "1", "2"])
    screen.scroll(.vertical, by: 1)
    #expect(journal.take() == ["3"])
  }

  @Test func `rows of several lines count as long as those seen so far`() {
    let screen = expectShown(
      6, 4,
      """
      0     |
      0     |
      1     |
      1     |
      """
    ) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { number in
            VStack(spacing: 0) {
              Text("\(number)")
              Text("\(number)")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
    }
    screen.scroll(.vertical, by: 100)
    expectPicture(
      of: screen,
      """
      8     |
      8     |
      9     |
      9     |
      """)
  }

  @Test func `a row that changes while it is out of view is shown as it is now`() {
    let screen = expectShown(
      8, 2,
      """
      next]   |
      0 a     |
      """
    ) { Changing() }
    screen.tap("next")
    screen.scroll(.vertical, by: 2)
    expectPicture(
      of: screen,
      """
      1 b     |
      2 b     |
      """)
  }

  @Test func `a headline stays until the next one pushes it out`() {
    let screen = expectShown(
      4, 3,
      """
      A   |
      a   |
      a   |
      """
    ) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section(header: Text("A")) { ForEach(0..<3, id: \.self) { _ in Text("a") } }
          Section(header: Text("B")) { ForEach(0..<3, id: \.self) { _ in Text("b") } }
        }
      }
    }
    screen.scroll(.vertical, by: 2)
    expectPicture(of: screen, "A   |\na   |\nB   |")
    screen.scroll(.vertical, by: 2)
    expectPicture(of: screen, "B   |\nb   |\nb   |")
  }

  @Test func `columns share the width as their items say`() {
    expectShown(
      20, 2,
      """
      0   1      2        |
      3   4      5        |
      """
    ) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(24), alignment: .leading),
          GridItem(.flexible(maximum: 48), alignment: .leading),
          GridItem(.flexible(), alignment: .leading),
        ],
        alignment: .leading, spacing: 0
      ) { ForEach(0..<6, id: \.self) { Text("\($0)") } }
    }
    expectShown(
      20, 2,
      """
      0    1    2    3    |
      4    5              |
      """
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 32), alignment: .leading)], spacing: 0) {
        ForEach(0..<6, id: \.self) { Text("\($0)") }
      }
    }
  }
}

private struct Row: View {
  let number: Int
  let journal: Journal

  var body: some View {
    let _ = journal.note("\(number)")
    Text("row \(number)")
  }
}

private struct Changing: View {
  @State private var mark = "a"

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        Button("next") { mark = "b" }
        ForEach(0..<9, id: \.self) { Text("\($0) " + mark) }
      }
    }
  }
}
