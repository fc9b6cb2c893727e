/// UIKit's colours, as `Color(uiColor:)` and `Color(.systemBackground)` take them.
public struct UIColor: Hashable, Sendable {
  let color: Color

  init(color: Color) {
    self.color = color
  }

  public init(_ color: Color) {
    self.color = color
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
  }

  public init?(named name: String) {
    color = Color(name)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color: color.opaque.opacity(alpha))
  }
}

extension UIColor {
  public static let systemRed = UIColor(color: .red)
  public static let systemOrange = UIColor(color: .orange)
  public static let systemYellow = UIColor(color: .yellow)
  public static let systemGreen = UIColor(color: .green)
  public static let systemMint = UIColor(color: .mint)
  public static let systemTeal = UIColor(color: .teal)
  public static let systemCyan = UIColor(color: .cyan)
  public static let systemBlue = UIColor(color: .blue)
  public static let systemIndigo = UIColor(color: .indigo)
  public static let systemPurple = UIColor(color: .purple)
  public static let systemPink = UIColor(color: .pink)
  public static let systemBrown = UIColor(color: .brown)
  public static let systemGray = UIColor(color: .gray)
  public static let systemGray2 = UIColor(color: Color(red: 0.682, green: 0.682, blue: 0.698))
  public static let systemGray3 = UIColor(color: Color(red: 0.780, green: 0.780, blue: 0.800))
  public static let systemGray4 = UIColor(color: Color(red: 0.820, green: 0.820, blue: 0.839))
  public static let systemGray5 = UIColor(color: Color(red: 0.898, green: 0.898, blue: 0.918))
  public static let systemGray6 = UIColor(color: Color(red: 0.949, green: 0.949, blue: 0.969))
  public static let red = UIColor(color: .red)
  public static let orange = UIColor(color: .orange)
  public static let yellow = UIColor(color: .yellow)
  public static let green = UIColor(color: .green)
  public static let cyan = UIColor(color: .cyan)
  public static let blue = UIColor(color: .blue)
  public static let purple = UIColor(color: .purple)
  public static let magenta = UIColor(color: .pink)
  public static let brown = UIColor(color: .brown)
  public static let black = UIColor(color: .black)
  public static let white = UIColor(color: .white)
  public static let gray = UIColor(color: .gray)
  public static let darkGray = UIColor(color: Color(white: 1 / 3))
  public static let lightGray = UIColor(color: Color(white: 2 / 3))
  public static let clear = UIColor(color: .clear)
  public static let label = UIColor(color: .primary)
  public static let secondaryLabel = UIColor(color: .secondary)
  public static let tertiaryLabel = UIColor(color: .secondary)
  public static let quaternaryLabel = UIColor(color: .secondary)
  public static let placeholderText = UIColor(color: .gray)
  public static let link = UIColor(color: .blue)
  public static let tintColor = UIColor(color: .accentColor)
  public static let separator = UIColor(color: .gray)
  public static let opaqueSeparator = UIColor(color: .gray)
  public static let systemFill = UIColor(color: .gray.opacity(0.2))
  public static let secondarySystemFill = UIColor(color: .gray.opacity(0.16))
  public static let tertiarySystemFill = UIColor(color: .gray.opacity(0.12))
  public static let quaternarySystemFill = UIColor(color: .gray.opacity(0.08))
  public static let systemBackground = UIColor(color: .white)
  public static let secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = UIColor(color: .white)
  public static let systemGroupedBackground = systemGray6
  public static let secondarySystemGroupedBackground = UIColor(color: .white)
  public static let tertiarySystemGroupedBackground = systemGray6
}

extension Color {
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  public init(_ uiColor: UIColor) {
    self = uiColor.color
  }
}
