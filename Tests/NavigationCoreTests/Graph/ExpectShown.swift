import Testing

@testable import NavigationCore

/// Compares what a device shows, without its frame, with a picture.
///
/// A bar in the picture ends a row.
@discardableResult
func expectShown(
  _ columns: Int, _ rows: Int, _ picture: String,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> some View
) -> Screen {
  let screen = Screen(columns: columns, rows: rows, topInset: 0)
  screen.show(view())
  expectPicture(of: screen, picture, sourceLocation: sourceLocation)
  return screen
}

/// Compares what a device shows now.
func expectPicture(
  of screen: Screen, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let drawn = screen.picture(hasFrame: false).map { $0 + "|" }.joined(separator: "\n")
  #expect("\n" + drawn == "\n" + picture, sourceLocation: sourceLocation)
}

extension Screen {
  /// Taps what is called `label`.
  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let found = tappables.first { $0.label == label }
    #expect(
      found != nil, "no \(label) among \(tappables.map(\.label))", sourceLocation: sourceLocation)
    if let found { tap(found) }
  }
}

/// What happened, in order.
final class Journal {
  var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A preference whose last value wins, as in most programs.
enum TitleKey: PreferenceKey {
  static var defaultValue: String { "default" }

  static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}

/// A preference that joins values, so that their order and number can be seen.
enum JoinKey: PreferenceKey {
  static var defaultValue: String { "." }

  static func reduce(value: inout String, nextValue: () -> String) {
    value += "," + nextValue()
  }
}

extension View {
  func title(_ title: String) -> some View {
    preference(key: TitleKey.self, value: title)
  }

  func joining(_ value: String) -> some View {
    preference(key: JoinKey.self, value: value)
  }
}
