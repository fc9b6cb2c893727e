import SwiftUI

/// Shows each call of `reduce` as a bracket, so that the start of the fold can be seen.
private struct TraceKey: PreferenceKey {
  static let defaultValue = "default"

  static func reduce(value: inout String, nextValue: () -> String) {
    value = "(\(value)\(nextValue()))"
  }
}

private struct Writer: View {
  let letter: String

  var body: some View {
    Text(letter).preference(key: TraceKey.self, value: letter)
  }
}

private struct Heard<Content: View>: View {
  @State private var trace = "unheard"
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    HStack {
      content.onPreferenceChange(TraceKey.self) { trace = $0 }
      Spacer()
      Text(trace)
    }
  }
}

struct SiblingsFoldInOrder: View {
  var body: some View {
    VStack {
      Heard {
        HStack {
          Writer(letter: "a"); Writer(letter: "b"); Writer(letter: "c"); Writer(letter: "d")
        }
      }
      Heard {
        HStack {
          Writer(letter: "a"); Text("-"); Writer(letter: "b")
        }
      }
      Heard {
        HStack {
          Writer(letter: "a"); Text("-")
        }
      }
      Heard {
        HStack {
          Text("-"); Text("-")
        }
      }
      Heard {
        HStack {
          Group {
            Writer(letter: "a"); Writer(letter: "b")
          };
          HStack {
            Writer(letter: "c"); Writer(letter: "d")
          }
        }
      }
    }
  }
}
