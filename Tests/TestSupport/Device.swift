import NavigationCore
import Testing

/// A screen with a view on it, driven by the labels that a person sees.
public final class Device {
  public let screen: Screen

  public init(_ view: some View, columns: Int = 40, rows: Int = 8) {
    screen = Screen(columns: columns, rows: rows)
    screen.show(view)
  }

  /// Taps what has a label; scrolls to it when it is out of view.
  @discardableResult
  public func tap(_ label: String) -> GestureOutcome {
    guard screen.reveal(label: label),
      let found = screen.tappables.first(where: { $0.label == label })
    else { return .refused("there is no '\(label)'") }
    return screen.touch(found)
  }

  public var labels: [String] { screen.tappables.map(\.label) }
  public var texts: [String] { screen.texts }
  public var path: String { screen.path.joined(separator: " > ") }
  public var notes: [String] { screen.takeNotes().map(\.message) }

  /// Compares the picture, with its frame, with the expected one.
  public func expectPicture(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let picture = screen.picture().joined(separator: "\n")
    #expect("\n" + picture == "\n" + expected, sourceLocation: sourceLocation)
  }
}

extension GestureOutcome {
  /// Why the gesture was refused or changed nothing; nil when it was done.
  public var reason: String? {
    switch self {
    case .done: nil
    case .nothingChanged(let reason): reason
    case .refused(let reason, _): reason
    }
  }

  public var isRefused: Bool {
    if case .refused = self { true } else { false }
  }
}
