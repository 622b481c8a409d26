import LayoutDSL

extension ScrollView {
  /// Makes a subview the whole content. It is as large as the frame across the direction of scrolling, so that there is
  /// nothing to scroll to there.
  func constrain(content: View, scrolling axis: AttributeConstraint.Axis) {
    content.snp.makeConstraints { make in
      make.edges.equalTo(contentLayoutGuide)
      switch axis {
      case .vertical: make.width.equalTo(frameLayoutGuide)
      case .horizontal: make.height.equalTo(frameLayoutGuide)
      }
    }
  }
}
