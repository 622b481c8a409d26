import Foundation
import LayoutDSL

extension View {
  /// Puts subviews one after the other, downwards or to the right, with the same gap before, between and behind them. The
  /// last one closes the view at its end.
  func lineUp(_ views: [View], _ axis: AttributeConstraint.Axis, gap: CGFloat = 0) {
    let isVertical = axis == .vertical
    var end = isVertical ? snp.top : snp.left
    for view in views {
      view.snp.makeConstraints { make in
        (isVertical ? make.top : make.left).equalTo(end).offset(gap)
        if view === views.last { (isVertical ? make.bottom : make.right).equalToSuperview().offset(-gap) }
      }
      end = isVertical ? view.snp.bottom : view.snp.right
    }
  }
}
