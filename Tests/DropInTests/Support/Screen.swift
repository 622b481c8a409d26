import UIKit
import XCTest

/// A view with an intrinsic size, laid out by constraints.
final class Box: UIView {
  private let content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { content }
}

/// A screen of 390 x 844 points whose safe area is (0, 47, 390, 763), with views in it.
#if MainActorViews
  @MainActor
#endif
func screen(_ views: UIView...) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  view.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  for subview in views { view.addSubview(subview) }
  return view
}

/// Compares a frame, each component to a billionth of a point.
#if MainActorViews
  @MainActor
#endif
func assertFrame(
  _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, file: StaticString = #filePath,
  line: UInt = #line
) {
  let frame = view.frame
  let found = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  for (value, expected) in zip(found, [x, y, width, height]) where !(abs(value - expected) <= 1e-9) {
    XCTFail("\(frame) is not (\(x), \(y), \(width), \(height))", file: file, line: line)
    return
  }
}
