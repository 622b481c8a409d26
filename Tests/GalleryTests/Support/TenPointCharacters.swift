import Foundation
import LayoutDSL

/// Measures every character 10 points wide, so that texts can be worked out by hand; lines are as high as the font's.
struct TenPointCharacters: TextMeasuring {
  func advances(of text: String, in font: Font) -> [CGFloat] { text.map { _ in 10 } }
}
