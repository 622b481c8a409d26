import Foundation
import LayoutDSL

/// Fails for every two items that share more than an edge: their alignment rectangles, in the coordinates of the root,
/// whatever their superviews. Empty ones overlap nothing. Lays the tree out first. O(items²).
/// - Parameter accuracy: how wide and high a common part may be, in points.
#if MainActorViews
  @MainActor
#endif
public func assertNoOverlap(
  _ items: any LayoutConstraintItem..., accuracy: CGFloat = 0.001, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let items = place.items(items, atLeast: 2), place.isOneTree(items) else { return }
  var lines: [String] = []
  for (index, first) in items.enumerated() {
    for second in items[(index + 1)...] {
      let common = first.rect.intersection(second.rect)
      guard !common.isNull, common.width > accuracy, common.height > accuracy else { continue }
      let size = "\(NumberText.text(common.width)) by \(NumberText.text(common.height))"
      lines.append(
        "\(first.name) \(NumberText.text(first.rect)) and \(second.name) \(NumberText.text(second.rect)) overlap by \(size)"
          + first.explanation(of: [.left, .top, .right, .bottom])
          + second.explanation(of: [.left, .top, .right, .bottom]))
    }
  }
  guard !lines.isEmpty else { return }
  TestFailure(lines.joined(separator: "\n"), at: place).record()
}
