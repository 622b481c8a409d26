import Foundation
import Gallery
import XCTest

final class GalleryCommandTests: XCTestCase {
  private func run(_ arguments: [String]) -> Gallery.Output {
    onMainActor { Gallery.run(arguments) }
  }

  func testPageShowsEveryExample() {
    let output = run([])
    XCTAssertEqual(output.status, 0)
    XCTAssertEqual(output.complaint, "")
    for title in onMainActor({ Example.all.map(\.title) }) { XCTAssertTrue(output.text.contains(title), title) }
    // 844 - 320 = 524.
    XCTAssertTrue(
      output.text.contains("  shown    x    y  width  height\n  sheet    0  524    390     320\n"), output.text)
  }

  func testTitlesDiffer() {
    let titles = onMainActor { Example.all.map(\.title) }
    XCTAssertEqual(Set(titles).count, titles.count)
    XCTAssertEqual(titles.count, 17)
  }

  /// 16 + 300 + 8 + 90 + 16 = 430 on a screen of 390: the width of the price came last, so it is the broken one.
  func testBrokenTellsWhatContradictsWhat() {
    let output = run(["--broken"])
    XCTAssertEqual(output.status, 0)
    for label in ["titleLeading", "titleWidth", "priceAfterTitle", "priceTrailing", "priceWidth"] {
      XCTAssertTrue(output.text.contains(label), "\(label) in\n\(output.text)")
    }
    for label in ["titleTop", "titleHeight", "priceLine"] {
      XCTAssertFalse(output.text.contains(label), "\(label) in\n\(output.text)")
    }
    XCTAssertTrue(output.text.contains("Broken.swift:"), output.text)
    // Without its own width the price keeps what is left: 16 + 300 + 8 = 324, 390 - 16 - 324 = 50.
    XCTAssertTrue(output.text.contains("title   16  47    300      20"), output.text)
    XCTAssertTrue(output.text.contains("price  324  47     50      20"), output.text)
  }

  func testWrongArgumentsGiveTheUsage() {
    for arguments in [["--frobnicate"], ["--broken", "--broken"], [""], ["1"]] {
      let output = run(arguments)
      XCTAssertEqual(output.status, 2)
      XCTAssertEqual(output.text, "")
      XCTAssertEqual(output.complaint, Gallery.usage)
    }
    XCTAssertEqual(run(["--help"]).text, Gallery.usage)
    XCTAssertEqual(run(["--help"]).status, 0)
  }
}
