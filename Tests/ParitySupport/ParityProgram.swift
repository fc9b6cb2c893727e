public import NavigationCore

/// A program that is compiled into the tests and whose very file is interpreted as well.
public struct ParityProgram: Sendable {
  /// The name of the view it starts with, which is that of its file.
  public let name: String
  /// The folder of its file, inside of `Programs`.
  public let folder: String
  /// The size of the device, in cells.
  public let columns: Int
  public let rows: Int
  /// What a hand does to both, one after another; see `ParityGesture`.
  public let gestures: [ParityGesture]
  let entry: @Sendable () -> any View

  /// Gestures are such as `tap Go`, `back`, `walk 12`.
  public init<Entry: View>(
    _ entry: @autoclosure @escaping @Sendable () -> Entry, in folder: String, columns: Int = 44,
    rows: Int = 16, _ gestures: [ParityGesture] = ["walk 12"]
  ) {
    name = "\(Entry.self)"
    self.folder = folder
    self.columns = columns
    self.rows = rows
    self.gestures = gestures
    self.entry = entry
  }

  func screen() -> Screen { Screen(columns: columns, rows: rows) }

  /// Shows the compiled program.
  func show(on screen: Screen) {
    func show<Entry: View>(_ entry: Entry) { screen.show(entry, name: name) }
    show(entry())
  }
}
