import Foundation
import Gallery
import XCTest

final class GalleryCommandTests: XCTestCase {
  private func run(_ arguments: [String]) -> Gallery.Output {
    onMainActor { Gallery.run(arguments) }
  }

  func testListNamesEveryExample() {
    let output = run([])
    XCTAssertEqual(output.status, 0)
    XCTAssertEqual(output.complaint, "")
    let lines = output.text.split(separator: "\n")
    let names = onMainActor { Example.all.map(\.name) }
    XCTAssertEqual(lines.dropFirst().map { String($0.prefix { $0 != " " }) }, names)
    XCTAssertEqual(lines.first?.split(separator: " "), ["name", "size", "views", "title"])
    // A button and nothing else on a screen of its own size.
    let words = lines.first { $0.hasPrefix("centred-button ") }?.split(separator: " ")
    XCTAssertEqual(words?[1...2], ["375x812", "1"])
  }

  func testAllShowsEveryExample() {
    let output = run(["--all"])
    XCTAssertEqual(output.status, 0)
    XCTAssertEqual(output.complaint, "")
    for title in onMainActor({ Example.all.map(\.title) }) { XCTAssertTrue(output.text.contains(title), title) }
    // 844 - 320 = 524.
    XCTAssertTrue(
      output.text.contains("  shown    x    y  width  height\n  sheet    0  524    390     320\n"), output.text)
  }

  func testNamedExamplesInTheirOrder() {
    let output = run(["badge", "fill-and-guide"])
    XCTAssertEqual(output.status, 0)
    let titles = output.text.split(separator: "\n").filter { $0.contains(": ") }
    XCTAssertEqual(titles, ["badge: Badge on a corner", "fill-and-guide: Fill and guide"])
  }

  /// Held sideways a phone's sensors cover 47 of both sides and the home indicator 21 at the bottom:
  /// 844 - 2 x 47 = 750 by 390 - 21 = 369, and 16 less on all sides in the card.
  func testSideways() {
    let output = run(["fill-and-guide", "--size", "844x390"])
    XCTAssertTrue(output.text.contains("  backdrop   0   0    844     390\n"), output.text)
    XCTAssertTrue(output.text.contains("  list      47   0    750     369\n"), output.text)
    XCTAssertTrue(output.text.contains("  card      63  16    718     337\n"), output.text)
  }

  /// A small phone has a status bar of 20 and nothing at the bottom.
  func testSmallPhone() {
    let output = run(["--size", "320x568", "fill-and-guide"])
    XCTAssertTrue(output.text.contains("  list       0  20    320     548\n"), output.text)
  }

  /// The picture is at the other side: 390 - 16 - 48 = 326.
  func testRightToLeft() {
    let output = run(["picture-row", "--rtl"])
    XCTAssertTrue(output.text.contains("  picture  326  12     48      48\n"), output.text)
  }

  func testNamesAndTitlesDiffer() {
    let names = onMainActor { Example.all.map(\.name) }
    let titles = onMainActor { Example.all.map(\.title) }
    XCTAssertEqual(Set(names).count, names.count)
    XCTAssertEqual(Set(titles).count, titles.count)
    XCTAssertGreaterThanOrEqual(titles.count, 17)
    for name in names { XCTAssertTrue(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, name) }
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

  func testWrongArgumentsSayWhatIsWrong() {
    let cases: [(arguments: [String], complaint: String)] = [
      (["--frobnicate"], "no option “--frobnicate”"), (["--broken", "--broken"], "no option “--broken”"),
      ([""], "no example called “”"), (["badge", "bagde"], "no example called “bagde”"),
      (["--rtl"], "which example?"), (["--all", "badge"], "names and --all at once"),
      (["badge", "--size"], "“” is no size"), (["badge", "--size", "390"], "“390” is no size"),
      (["badge", "--size", "0x844"], "“0x844” is no size"),
      (["badge", "--size", "390x844x2"], "“390x844x2” is no size"),
      (["badge", "--size", "390xnan"], "“390xnan” is no size"), (["badge", "--size", "1e9x1"], "“1e9x1” is no size"),
    ]
    for (arguments, complaint) in cases {
      let output = run(arguments)
      XCTAssertEqual(output.status, 2)
      XCTAssertEqual(output.text, "")
      XCTAssertTrue(output.complaint.contains(complaint), output.complaint)
      XCTAssertTrue(output.complaint.hasSuffix(Gallery.usage), output.complaint)
    }
  }

  func testHelp() {
    XCTAssertEqual(run(["--help"]).text, Gallery.usage)
    XCTAssertEqual(run(["--help"]).status, 0)
  }
}
