import Foundation
import LayoutDSL
import LayoutTesting
import XCTest

/// What snapshots look like, and that they are read as they were written.
final class SnapshotTextTests: XCTestCase {
  private final class Badge: View {}

  func testText() throws {
    let text = onMainActor {
      let screen = Screen()
      let guide = LayoutGuide()
      guide.identifier = "gap"
      screen.root.addLayoutGuide(guide)
      guide.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.equalTo(100.0 / 3)
        make.height.equalTo(0.5)
      }
      let badge = Badge(frame: CGRect(x: -0.0001, y: -1.25, width: 8, height: 2.0 / 3))
      badge.isHidden = true
      screen.title.addSubview(badge)
      screen.root.layoutIfNeeded()
      return SnapshotNode(screen.root).text
    }
    XCTAssertEqual(
      text,
      """
      screen: UIView (0, 0, 200, 100)
        gap: UILayoutGuide (0, 0, 33.333, 0.5)
        title: UIView (10, 20, 80, 30)
          Badge (0, -1.25, 8, 0.667) hidden
        note: UIView (100, 20, 60, 30)

      """)
    XCTAssertEqual(try SnapshotNode(parsing: text).text, text)
  }

  /// Labels with anything in them; line breaks become spaces.
  func testLabels() throws {
    let labels = ["a: b", " indented", "# no comment", "\\", "\\ (1, 2)", "two\nlines", "", "ends hidden"]
    let node = onMainActor {
      let root = View()
      for label in labels {
        let view = View()
        view.snp.setLabel(label)
        root.addSubview(view)
      }
      return SnapshotNode(root)
    }
    let read = try SnapshotNode(parsing: node.text)
    XCTAssertEqual(read, node)
    XCTAssertEqual(
      read.children.map(\.label), labels.map { $0 == "two\nlines" ? "two lines" : $0 })
  }

  func testCommentsAndLineEndings() throws {
    let text = "# a comment\r\n\r\nroot: View (0, 0, 1, 1)\r\n  View (0, 0, 0, 0)\r\n  # another\r\n"
    let node = try SnapshotNode(parsing: text)
    XCTAssertEqual(node.label, "root")
    XCTAssertEqual(node.children.count, 1)
  }

  func testLevels() throws {
    let text = """
      a: View (0, 0, 0, 0)
        b: View (0, 0, 0, 0)
          c: View (0, 0, 0, 0)
            d: View (0, 0, 0, 0)
        e: View (0, 0, 0, 0)
          f: View (0, 0, 0, 0)

      """
    let node = try SnapshotNode(parsing: text)
    XCTAssertEqual(node.children.map(\.label), ["b", "e"])
    XCTAssertEqual(node.children[0].children[0].children.map(\.label), ["d"])
    XCTAssertEqual(node.text, text)
  }

  func testMalformedTexts() {
    let expected: [(String, String)] = [
      ("", "line 1: it is empty"),
      ("\n# nothing\n", "line 1: it is empty"),
      ("View", "line 1: there is no frame"),
      ("(0, 0, 1, 1)", "line 1: there is no frame"),
      ("View (0, 0, 1)", "line 1: the frame is not four numbers"),
      ("View (0, 0, 1, x)", "line 1: the frame is not four numbers"),
      ("View (0, 0, 1, 1)\nView (0, 0, 1, 1)", "line 2: there is a second root"),
      ("View (0, 0, 1, 1)\n   View (0, 0, 1, 1)", "line 2: it is indented by 3"),
      ("View (0, 0, 1, 1)\n    View (0, 0, 1, 1)", "line 2: it is indented by 4"),
      ("  View (0, 0, 1, 1)", "line 1: it is indented by 2"),
      ("View (0, 0, 1, 1) secret", "line 1: there is no frame"),
    ]
    for (text, message) in expected {
      XCTAssertThrowsError(try SnapshotNode(parsing: text), text) { XCTAssertEqual("\($0)", message) }
    }
  }
}
