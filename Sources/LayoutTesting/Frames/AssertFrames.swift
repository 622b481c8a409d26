import Foundation
import LayoutDSL

/// A table of frames: name, then x, y, width and height in the coordinates of the superview, in points.
public typealias FrameTable = KeyValuePairs<String, (CGFloat, CGFloat, CGFloat, CGFloat)>

/// Fails unless the named views and guides of a tree have the expected frames.
///
/// ```swift
/// assertFrames(of: screen, ["avatar": (16, 16, 48, 48), "name": (76, 30, 298, 20)])
/// ```
///
/// Lays the tree out first. A name is a label (`snp.setLabel`), a guide's identifier, or what reports call the item. All
/// that is wrong is one failure, with what determines the frames; so are a name nobody has and one several have.
/// - Parameter accuracy: how far each number may be off, in points.
#if MainActorViews
  @MainActor
#endif
public func assertFrames(
  of root: View, _ table: FrameTable, accuracy: CGFloat = 0.001, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  root.rootView.layoutIfNeeded()
  let named = NamedItems(below: root)
  var lines: [String] = []
  for (name, numbers) in table {
    let found = named.items(name)
    guard found.count == 1, let item = found.first.flatMap({ LaidOutItem($0) }) else {
      lines.append(found.isEmpty ? "\(name) is the name of nothing there" : "\(name) is the name of \(found.count)")
      continue
    }
    let expected = CGRect(
      origin: CGPoint(x: numbers.0, y: numbers.1), size: CGSize(width: numbers.2, height: numbers.3))
    guard let problem = item.problem(expecting: expected, accuracy: accuracy) else { continue }
    lines.append("\(name) \(problem.message)\(item.explanation(of: problem.attributes))")
  }
  guard !lines.isEmpty else { return }
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  TestFailure(lines.joined(separator: "\n"), at: place).record()
}
