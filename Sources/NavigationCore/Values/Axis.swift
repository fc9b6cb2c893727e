/// One of the two directions of the screen.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  public var description: String {
    self == .horizontal ? "horizontal" : "vertical"
  }

  /// Some of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// The direction in which lines are read.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether the device is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// How strongly colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// Whether content with an aspect ratio fits into its space or fills it.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}

/// How the lines of a text stand beside each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  /// The same as seen from the left: leading is right where lines run from right to left.
  func running(_ direction: LayoutDirection) -> TextAlignment {
    guard direction == .rightToLeft else { return self }
    switch self {
    case .leading: return .trailing
    case .center: return .center
    case .trailing: return .leading
    }
  }
}
