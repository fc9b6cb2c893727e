extension Color {
  /// Red, green and blue, eight bits each, without the opacity.
  var packedParts: UInt32 {
    switch base {
    case .system(let system): system.parts
    case .parts(let red, let green, let blue): packed(red, green, blue)
    case .asset: SystemColor.gray.parts
    }
  }

  /// Whether it is `clear`, which neither shows nor takes taps.
  var isClear: Bool {
    base == .system(.clear) || alpha == 0
  }

  /// The name people read: SwiftUI's, the asset's, or the parts as `#RRGGBB`.
  var name: String {
    switch base {
    case .system(let system): system.name
    case .asset(let name): name
    case .parts: "#" + hexadecimal(packedParts)
    }
  }

  /// The system's colour that looks most like it.
  var nearestSystemColor: SystemColor {
    switch base {
    case .system(let system): return system
    case .asset: return .gray
    case .parts: break
    }
    let parts = packedParts
    var nearest = SystemColor.black
    for candidate in SystemColor.allCases where candidate.isPaint {
      if distance(parts, candidate.parts) < distance(parts, nearest.parts) { nearest = candidate }
    }
    return nearest
  }
}

extension SystemColor {
  /// Whether it is a colour of its own, rather than a role.
  fileprivate var isPaint: Bool {
    switch self {
    case .clear, .primary, .secondary, .accentColor: false
    default: true
    }
  }
}

/// Mixes two packed colours; `amount` is the part of the first.
func mix(_ over: UInt32, _ under: UInt32, amount: Double) -> UInt32 {
  func part(_ shift: UInt32) -> UInt32 {
    let top = Double((over >> shift) & 255)
    let bottom = Double((under >> shift) & 255)
    return UInt32((bottom + (top - bottom) * amount.clampedToUnit).rounded()) << shift
  }
  return part(16) | part(8) | part(0)
}

/// How light a packed colour looks, from 0 to 1.
func luminance(_ parts: UInt32) -> Double {
  let red = Double((parts >> 16) & 255)
  let green = Double((parts >> 8) & 255)
  let blue = Double(parts & 255)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

private func packed(_ red: Double, _ green: Double, _ blue: Double) -> UInt32 {
  func byte(_ part: Double) -> UInt32 { UInt32((part.clampedToUnit * 255).rounded()) }
  return byte(red) << 16 | byte(green) << 8 | byte(blue)
}

private func hexadecimal(_ parts: UInt32) -> String {
  let digits = String(parts, radix: 16, uppercase: true)
  return String(repeating: "0", count: 6 - digits.count) + digits
}

/// The squared distance, weighted as the eye weighs the parts.
private func distance(_ left: UInt32, _ right: UInt32) -> Int {
  func difference(_ shift: UInt32) -> Int {
    Int((left >> shift) & 255) - Int((right >> shift) & 255)
  }
  let (red, green, blue) = (difference(16), difference(8), difference(0))
  return 2 * red * red + 4 * green * green + 3 * blue * blue
}
