import Foundation
import LayoutDSL
import LayoutTesting
import XCTest

/// Files are where they should be, are compared, and are written only when asked for.
final class AssertLayoutSnapshotTests: XCTestCase {
  /// A folder of the test's own, which is removed after it.
  private func makeFolder() -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    addTeardownBlock { try? FileManager.default.removeItem(atPath: folder) }
    return folder
  }

  private func files(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".txt") }.sorted()
  }

  // MARK: Beside the test

  /// Compared with a file that is part of the sources.
  func testBesideTheTest() {
    Failures.of { assertLayoutSnapshot(of: Screen().root) }.checkNone()
    let failures = Failures.of {
      let screen = Screen()
      screen.title.snp.updateConstraints { $0.width.equalTo(90) }
      assertLayoutSnapshot(of: screen.root)
    }
    failures.check(
      line: #line - 3,
      """
      __Snapshots__/AssertLayoutSnapshotTests/testBesideTheTest.1.txt is another layout:
        screen/title resized by (10, 0): (10, 20, 80, 30) -> (10, 20, 90, 30)
        screen/note moved by (10, 0): (100, 20, 60, 30) -> (110, 20, 60, 30)
      """)
  }

  /// In a scope each has its number; a name is a name.
  func testNumbersAndNames() {
    let folder = makeFolder()
    Failures.inScope(of: self) {
      let screen = Screen()
      for width in [80, 81, 82] {
        screen.title.snp.updateConstraints { $0.width.equalTo(width) }
        if width == 82 {
          assertLayoutSnapshot(of: screen.root, named: "at the end", record: true, folder: folder)
        } else {
          assertLayoutSnapshot(of: screen.root, record: true, folder: folder)
        }
      }
    }.checkLines(count: 3)
    XCTAssertEqual(
      files(in: folder),
      [
        "AssertLayoutSnapshotTests/testNumbersAndNames.1.txt", "AssertLayoutSnapshotTests/testNumbersAndNames.2.txt",
        "AssertLayoutSnapshotTests/testNumbersAndNames.at-the-end.txt",
      ])
  }

  // MARK: Recording

  func testMissing() {
    let folder = makeFolder()
    let failures = Failures.of { assertLayoutSnapshot(of: Screen().root, record: false, folder: folder) }
    failures.check(line: #line - 1, "/AssertLayoutSnapshotTests/testMissing.1.txt. Run with LAYOUT_TESTING_RECORD=")
    failures.check(line: #line - 2, "  title: UIView (10, 20, 80, 30)\n")
    XCTAssertEqual(files(in: folder), [])
  }

  /// A recording run fails, the one after it compares.
  func testRecording() {
    let folder = makeFolder()
    let screen = onMainActor { Screen() }
    let failures = Failures.of { assertLayoutSnapshot(of: screen.root, record: true, folder: folder) }
    failures.check(line: #line - 1, "testRecording.1.txt. Run again without recording")
    Failures.of { assertLayoutSnapshot(of: screen.root, record: false, folder: folder) }.checkNone()
    onMainActor { screen.title.isHidden = true }
    Failures.of { assertLayoutSnapshot(of: screen.root, record: false, folder: folder) }
      .check(line: #line - 1, "screen/title is hidden")
    _ = Failures.of { assertLayoutSnapshot(of: screen.root, record: true, folder: folder) }
    Failures.of { assertLayoutSnapshot(of: screen.root, record: false, folder: folder) }.checkNone()
  }

  func testAFileThatIsNoSnapshot() throws {
    let folder = makeFolder()
    let file = URL(fileURLWithPath: folder).appendingPathComponent("AssertLayoutSnapshotTests")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    try Data("<<<<<<< ours\n".utf8).write(to: file.appendingPathComponent("testAFileThatIsNoSnapshot.1.txt"))
    Failures.of { assertLayoutSnapshot(of: Screen().root, record: false, folder: folder) }
      .check(line: #line - 1, "testAFileThatIsNoSnapshot.1.txt is no snapshot: line 1: there is no frame")
  }

  // MARK: Variants

  /// A button that fills its screen less 10 at each side, and a third of its width: 100 / 3 and 200 / 3.
  func testVariants() {
    let folder = makeFolder()
    let failures = Failures.of {
      let root = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.snp.setLabel("root")
      let bar = View()
      bar.snp.setLabel("bar")
      root.addSubview(bar)
      bar.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(10)
        make.top.equalToSuperview()
        make.width.equalToSuperview().dividedBy(3)
        make.height.equalTo(10)
      }
      root.layoutIfNeeded()
      let before = bar.frame
      assertLayoutSnapshot(
        of: root, sizes: [CGSize(width: 100, height: 60), CGSize(width: 200, height: 60)],
        directions: [.leftToRight, .rightToLeft], scales: [1, 3], record: true, folder: folder)
      // Everything is as it was.
      XCTAssertEqual(bar.frame, before)
      XCTAssertEqual(root.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
      XCTAssertNil(root.superview)
      XCTAssertEqual(root.baseLayoutDirection, .leftToRight)
    }
    failures.checkLines(count: 1)
    let prefix = "AssertLayoutSnapshotTests/testVariants."
    let expected = [
      "100x60-ltr-1x": "bar: UIView (10, 0, 33, 10)",
      // From 10 to 43 1/3 is 43.333 in thirds of a point.
      "100x60-ltr-3x": "bar: UIView (10, 0, 33.333, 10)",
      // The leading side is at 100 - 10; the other at 90 - 33 1/3 = 56 2/3, which is 57 in whole pixels.
      "100x60-rtl-1x": "bar: UIView (57, 0, 33, 10)", "100x60-rtl-3x": "bar: UIView (56.667, 0, 33.333, 10)",
      // From 10 to 76 2/3.
      "200x60-ltr-1x": "bar: UIView (10, 0, 67, 10)", "200x60-ltr-3x": "bar: UIView (10, 0, 66.667, 10)",
      // From 123 1/3 to 190.
      "200x60-rtl-1x": "bar: UIView (123, 0, 67, 10)", "200x60-rtl-3x": "bar: UIView (123.333, 0, 66.667, 10)",
    ]
    XCTAssertEqual(files(in: folder), expected.keys.sorted().map { "\(prefix)\($0).txt" })
    for (name, bar) in expected {
      let size = name.prefix { $0 != "x" }
      let text = try? String(contentsOfFile: "\(folder)/\(prefix)\(name).txt", encoding: .utf8)
      XCTAssertEqual(text, "root: UIView (0, 0, \(size), 60)\n  \(bar)\n", name)
    }
  }

  func testVariantsOfOneKind() {
    let folder = makeFolder()
    Failures.of {
      let screen = Screen()
      assertLayoutSnapshot(of: screen.root, directions: [.rightToLeft], record: true, folder: folder)
      assertLayoutSnapshot(
        of: screen.root, named: "wide", sizes: [CGSize(width: 500.5, height: 100)], record: true, folder: folder)
    }.checkLines(count: 2)
    XCTAssertEqual(
      files(in: folder),
      [
        "AssertLayoutSnapshotTests/testVariantsOfOneKind.rtl.txt",
        "AssertLayoutSnapshotTests/testVariantsOfOneKind.wide.500-5x100.txt",
      ])
  }

  func testWhatCannotVary() {
    let folder = makeFolder()
    let failures = Failures.of {
      let screen = Screen()
      assertLayoutSnapshot(of: screen.title, sizes: [CGSize(width: 1, height: 1)], folder: folder)
      let window = Window(size: CGSize(width: 10, height: 10), scale: 2)
      assertLayoutSnapshot(of: window, scales: [3], folder: folder)
      assertLayoutSnapshot(of: screen.root, scales: [0], folder: folder)
      assertLayoutSnapshot(of: screen.root, sizes: [CGSize(width: -1, height: 1)], folder: folder)
      XCTAssertTrue(screen.title.superview === screen.root)
    }
    XCTAssertEqual(failures.lines, [7, 5, 4, 3].map { UInt(#line - $0) })
    let expected = ["has a superview", "scale of a window", "is not above 0", "is no size"]
    for (message, part) in zip(failures.messages, expected) { XCTAssertTrue(message.contains(part), message) }
    XCTAssertEqual(files(in: folder), [])
  }

  // MARK: The environment

  func testValuesOfTheVariable() {
    XCTAssertEqual(SnapshotRecording(nil), .never)
    for value in ["", "0", "false", "never", "Never"] { XCTAssertEqual(SnapshotRecording(value), .never) }
    for value in ["1", "true", "all", "ALL"] { XCTAssertEqual(SnapshotRecording(value), .all) }
    XCTAssertEqual(SnapshotRecording("missing"), .missing)
    XCTAssertNil(SnapshotRecording("yes please"))
  }
}
