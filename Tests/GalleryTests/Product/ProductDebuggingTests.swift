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

  /// In the middle of 390, 844 and 320. Nothing says how far down: it comes out at the top and is shown 100 points below, 100
  /// above, and where it was. The label that was missing puts it 20 below the safe area, which begins at 47, 0 and 20.
  func testTheOpenAvatar() throws {
    for (size, x, y) in [(upright, 145, 67), (sideways, 372, 20), (small, 110, 40)] as [(CGSize, CGFloat, CGFloat)] {
      try onMainActor {
        let example = try XCTUnwrap(Example.mistakes.first { $0.name == "open-avatar" })
        for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
          var isOpen: [Bool] = []
          let stage = example.show(at: size, direction: direction) { stage in
            isOpen.append(stage.root.subviews[0].hasAmbiguousLayout)
          }
          XCTAssertEqual(stage.reports, [])
          XCTAssertEqual(isOpen, [true, true, true, true, false])
          XCTAssertEqual(
            stage.snapshots.map(\.state), ["as it comes", "exercised once", "twice", "three times", "settled"])
          XCTAssertEqual(
            stage.snapshots.map { $0["avatar"] },
            [0, 100, -100, 0, y].map { CGRect(x: x, y: $0, width: 100, height: 100) })
        }
      }
    }
  }
}
