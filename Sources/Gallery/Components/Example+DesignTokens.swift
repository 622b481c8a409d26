import Foundation
import LayoutDSL

extension Example {
  /// A bar as wide as each distance, and as far below the one before; then a word in each font.
  static var designTokens: Example {
    Example("design-tokens", "Design tokens: distances, colours, fonts") { stage in
      let distances = [
        ("tiny", Spacing.tiny), ("small", Spacing.small), ("medium", Spacing.medium), ("large", Spacing.large),
        ("huge", Spacing.huge),
      ]
      let fonts = [
        ("caption", Typeface.caption), ("number", Typeface.number), ("detail", Typeface.detail),
        ("action", Typeface.action), ("heading", Typeface.heading), ("title", Typeface.title),
      ]
      var above = stage.root.safeAreaLayoutGuide.snp.top
      for (name, distance) in distances {
        let bar = stage.add(name)
        bar.backgroundColor = Palette.accent
        bar.snp.makeConstraints { $0.size.equalTo(distance) }
        stage.place(bar, below: above, gap: distance)
        above = bar.snp.bottom
      }
      for (name, font) in fonts {
        let label = stage.add(name, Label())
        label.text = "Plumb"
        label.font = font
        label.textColor = Palette.text
        stage.place(label, below: above, gap: Spacing.small)
        above = label.snp.bottom
      }
      stage.layOut()
    }
  }
}

extension Stage {
  fileprivate func place(_ view: View, below above: ConstraintItem, gap: CGFloat) {
    view.snp.makeConstraints { make in
      make.top.equalTo(above).offset(gap)
      make.leading.equalTo(root.safeAreaLayoutGuide).offset(Spacing.medium)
    }
  }
}
