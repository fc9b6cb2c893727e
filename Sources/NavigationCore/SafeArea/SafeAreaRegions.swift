/// What takes a part of the screen away from content.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The status bar and the bars of containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which a terminal does not show.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
