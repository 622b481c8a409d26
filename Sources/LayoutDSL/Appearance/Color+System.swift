import Foundation

nonisolated extension Color {
  // The fixed colours of UIColor.
  public static let black = Color(white: 0, alpha: 1)
  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  public static let gray = Color(white: 0.5, alpha: 1)
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  public static let white = Color(white: 1, alpha: 1)
  public static let clear = Color(white: 0, alpha: 0)
  public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // The system colours in their light form; the values of Apple's Human Interface Guidelines.
  public static let systemRed = Color(bytes: 255, 59, 48)
  public static let systemOrange = Color(bytes: 255, 149, 0)
  public static let systemYellow = Color(bytes: 255, 204, 0)
  public static let systemGreen = Color(bytes: 52, 199, 89)
  public static let systemMint = Color(bytes: 0, 199, 190)
  public static let systemTeal = Color(bytes: 48, 176, 199)
  public static let systemCyan = Color(bytes: 50, 173, 230)
  public static let systemBlue = Color(bytes: 0, 122, 255)
  public static let systemIndigo = Color(bytes: 88, 86, 214)
  public static let systemPurple = Color(bytes: 175, 82, 222)
  public static let systemPink = Color(bytes: 255, 45, 85)
  public static let systemBrown = Color(bytes: 162, 132, 94)
  public static let systemGray = Color(bytes: 142, 142, 147)
  public static let systemGray2 = Color(bytes: 174, 174, 178)
  public static let systemGray3 = Color(bytes: 199, 199, 204)
  public static let systemGray4 = Color(bytes: 209, 209, 214)
  public static let systemGray5 = Color(bytes: 229, 229, 234)
  public static let systemGray6 = Color(bytes: 242, 242, 247)
  public static let label = black
  public static let secondaryLabel = Color(bytes: 60, 60, 67).withAlphaComponent(0.6)
  public static let tertiaryLabel = Color(bytes: 60, 60, 67).withAlphaComponent(0.3)
  public static let quaternaryLabel = Color(bytes: 60, 60, 67).withAlphaComponent(0.18)
  public static let placeholderText = Color(bytes: 60, 60, 67).withAlphaComponent(0.3)
  public static let separator = Color(bytes: 60, 60, 67).withAlphaComponent(0.29)
  public static let link = systemBlue
  public static let opaqueSeparator = Color(bytes: 198, 198, 200)
  public static let darkText = black
  public static let lightText = Color(white: 1, alpha: 0.6)
  public static let systemFill = Color(bytes: 120, 120, 128).withAlphaComponent(0.2)
  public static let secondarySystemFill = Color(bytes: 120, 120, 128).withAlphaComponent(0.16)
  public static let tertiarySystemFill = Color(bytes: 118, 118, 128).withAlphaComponent(0.12)
  public static let quaternarySystemFill = Color(bytes: 116, 116, 128).withAlphaComponent(0.08)
  public static let tintColor = systemBlue
  public static let systemBackground = white
  public static let secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = white
  public static let systemGroupedBackground = systemGray6
  public static let secondarySystemGroupedBackground = white
  public static let tertiarySystemGroupedBackground = systemGray6

  private convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
