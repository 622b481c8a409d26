import Foundation
import LayoutDSL
import XCTest

/// Compares hugging along both axes; compression resistance is 750 along both.
#if MainActorViews
  @MainActor
#endif
func assertHugging(
  _ view: View, _ horizontal: Float, _ vertical: Float, file: StaticString = #filePath, line: UInt = #line
) {
  let found = [
    view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
    view.contentCompressionResistancePriority(for: .horizontal),
    view.contentCompressionResistancePriority(for: .vertical),
  ]
  XCTAssertEqual(found.map(\.rawValue), [horizontal, vertical, 750, 750], file: file, line: line)
}

/// Compares an intrinsic size to a billionth; -1 for none.
#if MainActorViews
  @MainActor
#endif
func assertIntrinsic(
  _ view: View, _ width: CGFloat, _ height: CGFloat, file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual(view.intrinsicContentSize.width, width, file: file, line: line)
  assertEqual(view.intrinsicContentSize.height, height, file: file, line: line)
}
