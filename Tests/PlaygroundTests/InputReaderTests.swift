import Playground
import Testing

struct InputReaderTests {
  /// The inputs of a script, parted by a line of dashes.
  private func inputs(_ script: String) -> String {
    Session().inputs(in: script).map(\.text).joined(separator: "\n--\n")
  }

  @Test func `a declaration is one input and a gesture another`() {
    #expect(
      inputs(
        """
        struct A: View {
          var body: some View {
            Text("a")

          }
        }
        tap "a"
        back
        """)
          == """
          struct A: View {
            var body: some View {
              Text("a")

            }
          }
          --
          tap "a"
          --
          back
          """)
  }

  @Test func `a dot continues an expression and starts an input after a declaration`() {
    #expect(
      inputs(
        """
        Text("a")
          .padding()
          .bold()
        screen B { Text("b") }
        .padding()
        tap 1
        .bold()
        """)
          == """
          Text("a")
            .padding()
            .bold()
          --
          screen B { Text("b") }
          --
          .padding()
          --
          tap 1
          --
          .bold()
          """)
  }

  @Test func `comments alone and a first line for the system are no inputs`() {
    #expect(
      inputs(
        """
        #!/usr/bin/env navplay
        // what follows
        1 + 1
        /* nothing
        more */
        :help
        """)
          == """
          1 + 1
          --
          :help
          """)
  }

  @Test func `a dotted line, a show and a push go on until their brackets close`() {
    #expect(
      inputs(
        """
        .overlay {
          Text("x")
        }
        show VStack {
          Text("y")
        }
        """)
          == """
          .overlay {
            Text("x")
          }
          --
          show VStack {
            Text("y")
          }
          """)
  }

  @Test func `lines are counted from the start of the script`() {
    let found = Session().inputs(in: "\n\nlet a = 1\n\nback\n")
    #expect(found.map(\.line) == [3, 5])
  }
}
