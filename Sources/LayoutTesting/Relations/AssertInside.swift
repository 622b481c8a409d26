import Foundation
import LayoutDSL

/// Fails unless an item is within another one, each side at least as far in as the inset says: their alignment
/// rectangles, in the coordinates of the root, whatever their superviews. Lays the tree out first.
/// - Parameters:
///   - insets: the least distance from each side of the container, in points.
///   - accuracy: how far each side may be outside all the same.
#if MainActorViews
  @MainActor
#endif
public func assertInside(
  _ item: any LayoutConstraintItem, _ container: any LayoutConstraintItem, insets: EdgeInsets = .zero,
  accuracy: CGFloat = 0.001, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let items = place.items([item, container], atLeast: 2), place.isOneTree(items) else { return }
  let (inner, room) = (items[0].rect, items[1].rect)
  let beyond: [(side: AttributeConstraint.Attribute, distance: CGFloat)] = [
    (.left, room.minX + insets.left - inner.minX), (.top, room.minY + insets.top - inner.minY),
    (.right, inner.maxX - (room.maxX - insets.right)), (.bottom, inner.maxY - (room.maxY - insets.bottom)),
  ]
  let off = beyond.filter { !($0.distance <= accuracy) }
  guard !off.isEmpty else { return }
  let words = off.map { "\(NumberText.difference($0.distance)) at the \($0.side)" }.joined(separator: ", ")
  let room1 = insets == .zero ? items[1].name : "\(items[1].name) less its insets"
  TestFailure(
    "\(items[0].name) \(NumberText.text(inner)) reaches out of \(room1) \(NumberText.text(room)): \(words)"
      + items[0].explanation(of: off.map(\.side)), at: place
  ).record()
}
