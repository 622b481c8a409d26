import Foundation
import LayoutTesting
import XCTest

/// Differences are told view by view.
final class SnapshotDifferenceTests: XCTestCase {
  private let old = """
    screen: View (0, 0, 390, 844)
      head: View (0, 0, 390, 44)
        title: Label (16, 12, 300, 20)
      list: View (0, 44, 390, 800)
        View (0, 0, 390, 60)
        View (0, 60, 390, 60)
        View (0, 120, 390, 60)
      note: Label (16, 800, 100, 20)
        dot: View (0, 0, 4, 4)
    """

  private func check(_ changes: [(String, String)], _ expected: [String], line: UInt = #line) throws {
    var new = old
    for (before, after) in changes {
      XCTAssertTrue(new.contains(before), "\(before) is not there", line: line)
      new = new.replacingOccurrences(of: before, with: after)
    }
    let difference = SnapshotDifference(from: try SnapshotNode(parsing: old), to: try SnapshotNode(parsing: new))
    XCTAssertEqual(difference.lines, expected, line: line)
  }

  func testNoDifference() throws {
    try check([], [])
    try check([("screen: ", "# a comment\nscreen: ")], [])
  }

  func testMovedAndResized() throws {
    try check(
      [("(16, 12, 300, 20)", "(16, 13.5, 300, 20)"), ("390, 800)", "390, 790)"), ("(0, 0, 4, 4)", "(1, 0, 4, 5)")],
      [
        "screen/head/title moved by (0, 1.5): (16, 12, 300, 20) -> (16, 13.5, 300, 20)",
        "screen/list resized by (0, -10): (0, 44, 390, 800) -> (0, 44, 390, 790)",
        "screen/note/dot moved by (1, 0) and resized by (0, 1): (0, 0, 4, 4) -> (1, 0, 4, 5)",
      ])
  }

  /// What is inside moves along and is not told.
  func testNewAndGone() throws {
    try check(
      [
        ("  list:", "  badge: Badge (1, 2, 3, 4)\n    View (0, 0, 1, 1)\n  list:"),
        ("  note: Label (16, 800, 100, 20)\n    dot: View (0, 0, 4, 4)", ""),
      ],
      [
        "screen/note is gone: Label (16, 800, 100, 20) with 1 below",
        "screen/badge is new: Badge (1, 2, 3, 4) with 1 below",
      ])
  }

  /// Rows without names are told apart by their frames.
  func testRowsWithoutNames() throws {
    try check([("    View (0, 60, 390, 60)\n", "")], ["screen/list/View is gone: View (0, 60, 390, 60)"])
    try check(
      [("    View (0, 0, 390, 60)\n", "    View (0, 0, 390, 60)\n    View (0, 30, 390, 30)\n")],
      ["screen/list/View is new: View (0, 30, 390, 30)"])
    try check(
      [("(0, 60, 390, 60)", "(0, 62, 390, 60)")],
      ["screen/list/View moved by (0, 2): (0, 60, 390, 60) -> (0, 62, 390, 60)"])
  }

  func testAnotherSuperview() throws {
    try check(
      [
        ("    title: Label (16, 12, 300, 20)\n", ""),
        ("    dot: View (0, 0, 4, 4)", "    dot: View (0, 0, 4, 4)\n    title: Label (16, 12, 300, 20)"),
      ], ["screen/head/title is screen/note/title now"])
    try check(
      [
        ("  note: Label (16, 800, 100, 20)\n    dot: View (0, 0, 4, 4)", ""),
        ("    title:", "    note: Label (16, 0, 100, 20)\n      dot: View (0, 0, 4, 9)\n    title:"),
      ],
      [
        "screen/note is screen/head/note now and moved by (0, -800): (16, 800, 100, 20) -> (16, 0, 100, 20)",
        "screen/head/note/dot resized by (0, 5): (0, 0, 4, 4) -> (0, 0, 4, 9)",
      ])
  }

  func testOrder() throws {
    try check(
      [
        ("  head: View (0, 0, 390, 44)\n    title: Label (16, 12, 300, 20)\n", ""),
        (
          "    dot: View (0, 0, 4, 4)",
          "    dot: View (0, 0, 4, 4)\n  head: View (0, 0, 390, 44)\n    title: Label (16, 12, 300, 20)"
        ),
      ], ["screen has its children in another order: list, note, head"])
  }

  func testNamesTypesAndHiding() throws {
    try check(
      [("screen: View", "window: Window"), ("100, 20)", "100, 20) hidden"), ("title: Label", "title: Button")],
      [
        "window was called screen; was View, is Window",
        "window/head/title was Label, is Button",
        "window/note is hidden",
      ])
    try check(
      [("(16, 12, 300, 20)", "(16, 12, 301, 20) hidden")],
      ["screen/head/title resized by (1, 0): (16, 12, 300, 20) -> (16, 12, 301, 20); is hidden"])
  }
}
