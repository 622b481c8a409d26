import Foundation
import LayoutDSL

extension Example {
  /// A bar as wide as each distance, and as far below the one before; then a word in each font.
  static var designTokens: Example {
    Example("design-tokens", "Design tokens: distances, colours, fonts") { stage in
      var above = stage.root.safeAreaLayoutGuide.snp.top
      func place(_ view: View, gap: CGFloat, size: CGFloat? = nil) {
        view.snp.makeConstraints { make in
          make.top.equalTo(above).offset(gap)
          make.leading.equalTo(stage.root.safeAreaLayoutGuide).offset(Spacing.medium)
          if let size { make.size.equalTo(size) }
        }
        above = view.snp.bottom
      }
      let distances = [
        ("tiny", Spacing.tiny), ("small", Spacing.small), ("medium", Spacing.medium), ("large", Spacing.large),
        ("huge", Spacing.huge),
      ]
      for (name, distance) in distances {
        let bar = stage.add(name)
        bar.backgroundColor = Palette.accent
        place(bar, gap: distance, size: distance)
      }
      let fonts = [
        ("caption", Typeface.caption), ("number", Typeface.number), ("detail", Typeface.detail),
        ("action", Typeface.action), ("heading", Typeface.heading), ("title", Typeface.title),
      ]
      for (name, font) in fonts {
        let label = stage.add(name, Label())
        label.text = "Plumb"
        label.font = font
        label.textColor = Palette.text
        place(label, gap: Spacing.small)
      }
      stage.layOut()
    }
  }
}
