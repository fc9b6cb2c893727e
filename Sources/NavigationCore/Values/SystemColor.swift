/// The colours that SwiftUI names, in the order of the table below.
enum SystemColor: UInt8, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear, primary, secondary, accentColor

  /// SwiftUI's name.
  var name: String { looks[Int(rawValue)].name }

  /// Red, green and blue as a light iPhone shows them, eight bits each.
  var parts: UInt32 { looks[Int(rawValue)].parts }
}

private let looks: [(name: String, parts: UInt32)] = [
  ("red", 0xFF3B30), ("orange", 0xFF9500), ("yellow", 0xFFCC00), ("green", 0x34C759),
  ("mint", 0x00C7BE), ("teal", 0x30B0C7), ("cyan", 0x32ADE6), ("blue", 0x007AFF),
  ("indigo", 0x5856D6), ("purple", 0xAF52DE), ("pink", 0xFF2D55), ("brown", 0xA2845E),
  ("white", 0xFFFFFF), ("gray", 0x8E8E93), ("black", 0x000000), ("clear", 0x000000),
  ("primary", 0x000000), ("secondary", 0x8E8E93), ("accentColor", 0x007AFF),
]
