import Foundation

extension View {
  /// The target of a fitting as small as possible: (0, 0), as `UIView.layoutFittingCompressedSize`.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of a fitting as large as possible: (10000, 10000), as `UIView.layoutFittingExpandedSize`. Hugging at 250
  /// outranks the wish for it.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Solves the subtree in an engine of its own, which is thrown away.
  func fittingSize(_ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    let fitting = FittingTarget(
      size: CGSize(width: fittingLength(target.width, "width"), height: fittingLength(target.height, "height")),
      horizontalPriority: fittingPriority(horizontal), verticalPriority: fittingPriority(vertical))
    updateConstraintsIfNeeded()
    let setAside = SetAsideState(of: self)
    let size = TreeEngine(root: self, fitting: fitting).fittingSize()
    setAside.restore()
    return roundedUpToPixels(size)
  }

  private func fittingLength(_ length: CGFloat, _ name: String) -> CGFloat {
    guard let bad = NonFiniteValue(length) else { return length }
    tell(.notFinite(property: "fitting \(name)", value: bad, subject: reportName))
    return 0
  }

  private func fittingPriority(_ priority: LayoutPriority) -> LayoutPriority {
    if priority.isLegal { return priority }
    tell(.badPriority(priority.rawValue, subject: "\(reportName)'s fitting size"))
    return .fittingSizeLevel
  }
}
