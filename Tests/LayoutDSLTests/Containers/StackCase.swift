import Foundation
import LayoutDSL
import XCTest

/// Lays out a stack of boxes as a row from left to right, and the same as a column and from right to left.
struct StackCase {
  /// The intrinsic sizes, written for a row.
  var sizes: [(CGFloat, CGFloat)] = [(40, 20), (60, 30), (10, 50), (25, 25)]
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var spacing: CGFloat = 0
  /// The stack's size where it is given, written for a row.
  var length: CGFloat?
  var breadth: CGFloat?
  var hidden: Set<Int> = []
  /// What the margins leave out, written for a row: before and after, along and across.
  var margins: (CGFloat, CGFloat, CGFloat, CGFloat)?
  /// Custom spacing after views.
  var custom: [Int: CGFloat] = [:]

  /// Ways to show the same case.
  nonisolated enum Turn: CaseIterable {
    case row, column, mirrored
  }

  /// Places along the axis and lengths as `(start, length)`, across as `(start, length)`; nil leaves a part unchecked.
  typealias Places = [(CGFloat, CGFloat)?]

  /// Checks the frames in every turn. Places are written for a row.
  func check(
    length expectedLength: CGFloat? = nil, breadth expectedBreadth: CGFloat? = nil, along: Places? = nil,
    across: Places? = nil, turns: [Turn] = Turn.allCases, accuracy: CGFloat = 1e-9, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for turn in turns {
      let recorder = ReportRecorder()
      let (size, frames) = recorder.during { onMainActor { laidOut(turn) } }
      let name = "\(turn) \(distribution) \(alignment)"
      XCTAssertEqual(recorder.reports, [], name, file: file, line: line)
      let isColumn = turn == .column
      func compare(_ found: CGFloat, _ expected: CGFloat?, _ what: String) {
        guard let expected else { return }
        XCTAssertEqual(found, expected, accuracy: accuracy, "\(name): \(what)", file: file, line: line)
      }
      compare(isColumn ? size.height : size.width, expectedLength, "length")
      compare(isColumn ? size.width : size.height, expectedBreadth, "breadth")
      for (index, frame) in frames.enumerated() {
        let start =
          switch turn {
          case .row: frame.minX
          case .column: frame.minY
          case .mirrored: size.width - frame.maxX
          }
        if let place = along?[index] {
          compare(start, place.0, "start of \(index)")
          compare(isColumn ? frame.height : frame.width, place.1, "length of \(index)")
        }
        if let place = across?[index] {
          compare(isColumn ? frame.minX : frame.minY, place.0, "start across of \(index)")
          compare(isColumn ? frame.width : frame.height, place.1, "length across of \(index)")
        }
      }
    }
  }

  #if MainActorViews
    @MainActor
  #endif
  private func laidOut(_ turn: Turn) -> (CGSize, [CGRect]) {
    let root = makeRoot(1000, 1000)
    let stack = makeStack(turn)
    root.addSubview(stack)
    if turn == .mirrored { root.baseLayoutDirection = .rightToLeft }
    relate(stack, .left, to: root, plus: 20)
    relate(stack, .top, to: root, plus: 30)
    if let length { relate(stack, turn == .column ? .height : .width, plus: length) }
    if let breadth { relate(stack, turn == .column ? .width : .height, plus: breadth) }
    root.layoutIfNeeded()
    return (stack.frame.size, stack.arrangedSubviews.map(\.frame))
  }

  /// The stack without anything around it.
  #if MainActorViews
    @MainActor
  #endif
  func makeStack(_ turn: Turn = .row) -> StackView {
    let isColumn = turn == .column
    let stack = StackView(arrangedSubviews: sizes.map { isColumn ? Box($0.1, $0.0) : Box($0.0, $0.1) })
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = isColumn ? .vertical : .horizontal
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    for index in hidden { stack.arrangedSubviews[index].isHidden = true }
    for (index, value) in custom { stack.setCustomSpacing(value, after: stack.arrangedSubviews[index]) }
    if let (before, after, near, far) = margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins =
        isColumn
        ? DirectionalEdgeInsets(top: before, leading: near, bottom: after, trailing: far)
        : DirectionalEdgeInsets(top: near, leading: before, bottom: far, trailing: after)
    }
    return stack
  }
}
