import Foundation
import LayoutDSL

/// Fails unless the frame of a view or guide is the expected one, in its superview's or owner's coordinates, in points.
///
/// Lays the tree out first. The message says which numbers are off and by how much, and what determines each of them.
/// - Parameter accuracy: how far each number may be off, in points.
#if MainActorViews
  @MainActor
#endif
public func assertFrame(
  _ item: any LayoutConstraintItem, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  accuracy: CGFloat = 0.001, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  assertFrame(
    item, CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height)), accuracy: accuracy,
    fileID: fileID, file: filePath, line: line, column: column)
}

/// The same with the expected frame as a rectangle.
#if MainActorViews
  @MainActor
#endif
public func assertFrame(
  _ item: any LayoutConstraintItem, _ expected: CGRect, accuracy: CGFloat = 0.001, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let item = place.item(item) else { return }
  guard let problem = item.problem(expecting: expected, accuracy: accuracy) else { return }
  TestFailure("\(item.name) \(problem.message)\(item.explanation(of: problem.attributes))", at: place).record()
}

extension LaidOutItem {
  /// How the frame is not the expected one, in words, and the attributes that are off; nil if it is.
  func problem(
    expecting expected: CGRect, accuracy: CGFloat
  ) -> (message: String, attributes: [AttributeConstraint.Attribute])? {
    let parts = FramePart.differing(frame, expected, accuracy: accuracy)
    guard !parts.isEmpty else { return nil }
    let words = FramePart.words(parts, found: frame, expected: expected)
    let message = "is \(NumberText.text(frame)), not \(NumberText.text(expected)): \(words)"
    return (message, parts.map(\.attribute))
  }
}

extension TestPlace {
  /// The item of an assertion; one that is neither a view nor a guide fails the test.
  func item(_ item: any LayoutConstraintItem) -> LaidOutItem? {
    let found = LaidOutItem(item)
    if found == nil { TestFailure("\(type(of: item)) is neither a view nor a layout guide.", at: self).record() }
    return found
  }

  /// Several of them, as many as make sense.
  func items(_ items: [any LayoutConstraintItem], atLeast count: Int) -> [LaidOutItem]? {
    let found = items.compactMap { item($0) }
    guard found.count == items.count else { return nil }
    guard found.count >= count else {
      TestFailure("There must be at least \(count) to compare, not \(found.count).", at: self).record()
      return nil
    }
    return found
  }
}
