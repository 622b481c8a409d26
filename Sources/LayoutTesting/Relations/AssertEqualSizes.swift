import Foundation
import LayoutDSL

/// Fails unless all are equally wide: their alignment rectangles, which are the frames unless `alignmentRectInsets` says
/// otherwise. Lays the tree out first; the message has every width and what determines those unlike the first.
#if MainActorViews
  @MainActor
#endif
public func assertEqualWidths(
  _ items: any LayoutConstraintItem..., accuracy: CGFloat = 0.001, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  assertEqual(items, "width", .width, accuracy, place) { $0.rect.width }
}

/// Fails unless all are equally high; see `assertEqualWidths`.
#if MainActorViews
  @MainActor
#endif
public func assertEqualHeights(
  _ items: any LayoutConstraintItem..., accuracy: CGFloat = 0.001, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  assertEqual(items, "height", .height, accuracy, place) { $0.rect.height }
}

/// Fails unless an edge, centre or baseline is at the same place for all, whatever their superviews: that of their
/// alignment rectangles, in the coordinates of the root. Leading and trailing follow each one's own direction.
#if MainActorViews
  @MainActor
#endif
public func assertAligned(
  _ attribute: AttributeConstraint.Attribute, _ items: any LayoutConstraintItem..., accuracy: CGFloat = 0.001,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  assertEqual(items, "\(attribute)", attribute, accuracy, place) { $0.position(of: attribute) }
}

/// Fails unless the numbers of all are that of the first.
private func assertEqual(
  _ items: [any LayoutConstraintItem], _ what: String, _ attribute: AttributeConstraint.Attribute,
  _ accuracy: CGFloat, _ place: TestPlace, _ value: (LaidOutItem) -> CGFloat?
) {
  guard let items = place.items(items, atLeast: 2), place.isOneTree(items) else { return }
  let values = items.map(value)
  guard let expected = values[0], !values.contains(nil) else {
    let without = zip(items, values).first { $0.1 == nil }?.0.name ?? ""
    return TestFailure("\(without) has no \(what) to align.", at: place).record()
  }
  let off = zip(items, values).filter { !(abs(($0.1 ?? .nan) - expected) <= accuracy) }
  guard !off.isEmpty else { return }
  let list = zip(items, values).map { "\($0.name) \(NumberText.text($1 ?? .nan))" }.joined(separator: ", ")
  let explanations = ([items[0]] + off.map(\.0)).map { $0.explanation(of: [attribute]) }.joined()
  TestFailure("The \(what) is not the same: \(list)\(explanations)", at: place).record()
}

extension TestPlace {
  /// Whether all are in one tree, so that their places can be compared; otherwise the test fails.
  func isOneTree(_ items: [LaidOutItem]) -> Bool {
    guard let stranger = items.first(where: { $0.root !== items[0].root }) else { return true }
    TestFailure("\(items[0].name) and \(stranger.name) are in different trees.", at: self).record()
    return false
  }
}
