/// The colours that SwiftUI names.
enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear, primary, secondary, accentColor

  /// Red, green and blue as a light iPhone shows them, eight bits each.
  var parts: UInt32 {
    switch self {
    case .red: 0xFF3B30
    case .orange: 0xFF9500
    case .yellow: 0xFFCC00
    case .green: 0x34C759
    case .mint: 0x00C7BE
    case .teal: 0x30B0C7
    case .cyan: 0x32ADE6
    case .blue, .accentColor: 0x007AFF
    case .indigo: 0x5856D6
    case .purple: 0xAF52DE
    case .pink: 0xFF2D55
    case .brown: 0xA2845E
    case .white: 0xFFFFFF
    case .gray, .secondary: 0x8E8E93
    case .black, .primary, .clear: 0x000000
    }
  }
}
