import Foundation

extension TextField {
  /// The size of a text on one line, its width rounded up to pixels.
  func lineSize(_ text: String?) -> CGSize {
    let context = measuringContext
    let line = context.measurer.lineMetrics(of: font)
    guard let text, !text.isEmpty else { return CGSize(width: 0, height: line.height) }
    var request = TextRequest(text: StyledText(text, font: font))
    request.maximumLineCount = 1
    let width = roundedUpToPixels(context.layout(request).size).width
    return CGSize(width: width, height: line.height)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func width(of view: View?, _ mode: ViewMode) -> CGFloat { isShown(mode) ? view?.frame.width ?? 0 : 0 }

  /// What the views that are there now take of the width.
  var sideWidth: CGFloat { width(of: leftView, leftViewMode) + width(of: rightView, rightViewMode) }

  func sideViewChanged(from old: View?, to new: View?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    sideModeChanged()
  }

  /// The views beside the text come and go.
  func sideModeChanged() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if isShown(mode) {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func sideRect(_ view: View?, atLeft: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = view?.frame.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  func placeSideViews() {
    if let leftView, leftView.superview === self { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, rightView.superview === self { rightView.frame = rightViewRect(forBounds: bounds) }
  }

  func defaultTextRect(_ bounds: CGRect) -> CGRect {
    let insets = borderStyle.insets
    let left = max(insets.width, leftViewMode == .never ? 0 : width(of: leftView, leftViewMode))
    let right = max(insets.width, rightViewMode == .never ? 0 : width(of: rightView, rightViewMode))
    return bounds.inset(by: EdgeInsets(top: insets.height, left: left, bottom: insets.height, right: right))
  }
}
