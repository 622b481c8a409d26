import Foundation
import LayoutDSL

/// A view or guide as assertions see it, after its tree was laid out.
struct LaidOutItem {
  let item: any LayoutItem
  let name: String
  /// In the superview's or owner's coordinates.
  let frame: CGRect
  /// The frame without what reaches beyond the alignment rectangle.
  private let alignmentRect: CGRect
  /// The view in whose coordinates the frame is.
  private let container: View?

  /// Runs the passes that wait in the tree, then reads the frame. Nil for what is neither a view nor a guide.
  init?(_ item: any LayoutConstraintItem) {
    if let view = item as? View {
      view.rootView.layoutIfNeeded()
      self.item = view
      name = view.reportName
      frame = view.frame
      alignmentRect = view.alignmentRect(forFrame: view.frame)
      container = view.superview
    } else if let guide = item as? LayoutGuide {
      guide.owningView?.rootView.layoutIfNeeded()
      self.item = guide
      name = guide.reportName
      frame = guide.layoutFrame
      alignmentRect = guide.layoutFrame
      container = guide.owningView
    } else {
      return nil
    }
  }

  /// The alignment rectangle in the root's coordinates.
  var rect: CGRect { alignmentRect.offsetBy(dx: origin.x, dy: origin.y) }

  /// The topmost view of its tree.
  var root: View? { (item as? View)?.rootView ?? container?.rootView }

  /// Where the coordinates of the frame begin, in the root's own.
  private var origin: CGPoint {
    var sum = CGPoint.zero
    var current = container
    while let view = current {
      sum.x -= view.bounds.origin.x
      sum.y -= view.bounds.origin.y
      guard let superview = view.superview else { break }
      sum.x += view.frame.origin.x
      sum.y += view.frame.origin.y
      current = superview
    }
    return sum
  }

  /// Where an edge or centre is, in the root's coordinates; nil for a size and for what a guide does not have.
  func position(of attribute: AttributeConstraint.Attribute) -> CGFloat? {
    if attribute.isBaseline { return baseline(isFirst: attribute == .firstBaseline) }
    guard let inside = attribute.insideMargins else { return Self.position(of: attribute, in: rect, isMirrored) }
    guard let view = item as? View else { return nil }
    let margins = view.frame.inset(by: view.layoutMargins).offsetBy(dx: origin.x, dy: origin.y)
    return Self.position(of: inside, in: margins, isMirrored)
  }

  private var isMirrored: Bool { item.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func baseline(isFirst: Bool) -> CGFloat? {
    guard let view = item as? View else { return nil }
    let text = view.baselineView(isFirst: isFirst)
    guard let rect = text === view ? rect : LaidOutItem(text)?.rect else { return nil }
    return isFirst ? rect.minY + text.firstBaselineOffset() : rect.maxY - text.lastBaselineOffset()
  }

  private static func position(
    of attribute: AttributeConstraint.Attribute, in rect: CGRect, _ isMirrored: Bool
  ) -> CGFloat? {
    switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: isMirrored ? rect.maxX : rect.minX
    case .trailing: isMirrored ? rect.minX : rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    default: nil
    }
  }
}
