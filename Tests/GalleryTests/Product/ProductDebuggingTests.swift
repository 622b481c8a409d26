import Foundation
import Gallery
import LayoutDSL
import LayoutTesting
import XCTest

/// Finding mistakes: labels in reports, constraints as a debugger prints them, ambiguous views.
final class ProductDebuggingTests: GalleryCase {
  /// A second height for the carousel. The ratio contradicts it together with everything that makes the width 390.
  func testTheReportNamesLabels() throws {
    try onMainActor {
      let (window, page) = makePage()
      var conflicts: [LayoutConflict] = []
      window.reportHandler = { report in
        if case .conflict(let conflict) = report { conflicts.append(conflict) } else { XCTFail("\(report)") }
      }
      page.carousel.snp.makeConstraints { make in make.height.equalTo(100).labeled("carouselTooLow") }
      window.layoutIfNeeded()
      let conflict = try XCTUnwrap(conflicts.first)
      XCTAssertEqual(conflicts.count, 1)
      XCTAssertEqual(conflict.broken.label, "carouselTooLow")
      XCTAssertEqual(
        Set(conflict.contradicting.compactMap(\.label)),
        ["carouselHeight", "carouselEdges", "contentWidth", "scrollViewTopEdges"])
      for label in ["'carouselTooLow'", "'carouselHeight'", "'contentWidth'"] {
        XCTAssertTrue(conflict.consoleText.contains(label), "no \(label) in \(conflict.consoleText)")
      }
      // The page stays as it was.
      XCTAssertEqual(page.carousel.frame.height, px(1556), accuracy: 1e-9)
    }
  }

  /// Top, leading, trailing and height, in the order they were made in.
  func testConstraintsOfAView() {
    onMainActor {
      let (_, page) = makePage()
      let constraints = page.carousel.snp.layoutConstraints
      XCTAssertEqual(
        constraints.map(\.label), ["carouselEdges", "carouselEdges", "carouselEdges", "carouselHeight"])
      XCTAssertEqual(constraints.map(\.multiplier), [1, 1, 1, 1.33])
      XCTAssertTrue("\(constraints[3])".contains("carouselHeight"), "\(constraints[3])")
      XCTAssertTrue("\(constraints[3])".contains("ProductController.swift"), "\(constraints[3])")
    }
  }

  /// Without the description's end nothing says how high the content is: a hint names the scroll view.
  func testABrokenChainIsNamed() throws {
    try onMainActor {
      let (window, page) = makePage()
      var hints: [LayoutHint.Kind] = []
      window.reportHandler = { report in
        if case .hint(let hint) = report { hints.append(hint.kind) } else { XCTFail("\(report)") }
      }
      let end = try XCTUnwrap(page.details.snp.layoutConstraints.first { $0.label == "descriptionBottom" })
      end.isActive = false
      window.layoutIfNeeded()
      XCTAssertEqual(page.content.frame.height, 0)
      XCTAssertEqual(hints.count, 1)
      guard case .ambiguousContentSize(_, .vertical) = hints.first else { return XCTFail("\(hints)") }
      end.isActive = true
      window.layoutIfNeeded()
      assertUnambiguous(window)
    }
  }

  /// In the middle, (390 - 100) / 2 from the side. Nothing says how far down: it comes out at the top and is shown 100 points
  /// below, 100 above, and where it was. The label that was missing puts it 20 below the safe area's 47.
  func testTheOpenAvatar() throws {
    let places: [(String, CGFloat)] = [
      ("as it comes", 0), ("exercised once", 100), ("twice", -100), ("three times", 0), ("settled", 67),
    ]
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      try check(
        "Ambiguous picture, exercised", direction: direction,
        states: places.map { ($0, [("avatar", rect(145, $1, 100, 100))]) })
    }
    // (844 - 100) / 2 and no safe area above; (320 - 100) / 2 and 20.
    let last = [("avatar", rect(372, 20, 100, 100)), ("avatar", rect(110, 40, 100, 100))]
    for (size, settled) in zip([ScreenSize.sideways, ScreenSize.small], last) {
      try check(
        "Ambiguous picture, exercised", at: size,
        states: places.map { state, y in
          (state, [state == "settled" ? settled : ("avatar", rect(settled.1.minX, y, 100, 100))])
        })
    }
  }
}
