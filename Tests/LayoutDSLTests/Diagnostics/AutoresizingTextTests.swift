import Foundation
import LayoutDSL
import XCTest

/// How frames that follow a mask show in reports: the forms UIKit has for (160, 120, 80, 80) in 320 x 480.
final class AutoresizingTextTests: XCTestCase {
  /// What a view with a mask contradicts when it must not be where it is, nor as large.
  private func texts(_ mask: AutoresizingMask) -> [String] {
    onMainActor {
      let root = makeRoot(320, 480)
      let view = View(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
      root.addSubview(view)
      view.autoresizingMask = mask
      let found = consoleTexts(of: root) {
        relate(view, .width, plus: 1)
        relate(view, .left, to: root, plus: 1)
        relate(view, .height, plus: 1)
        relate(view, .top, to: root, plus: 1)
      }
      return found.flatMap(list).filter { $0.hasPrefix("<NSAutoresizing") && !$0.contains("Encapsulated") }
    }
  }

  private let names = "(active, names: '|':UIView:0x40 )>"

  private func head(_ number: String, _ mask: String) -> String {
    "<NSAutoresizingMaskLayoutConstraint:\(number) \(mask) "
  }

  func test_nothingFlexible() {
    for mask in [[], [.flexibleRightMargin, .flexibleBottomMargin]] as [AutoresizingMask] {
      XCTAssertEqual(
        texts(mask),
        [
          head("0x81", "h=--& v=--&") + "UIView:0x80.width == 80   (active)>",
          head("0x82", "h=--& v=--&") + "UIView:0x80.minX == 160   \(names)",
          head("0x83", "h=--& v=--&") + "UIView:0x80.height == 80   (active)>",
          head("0x84", "h=--& v=--&") + "UIView:0x80.minY == 120   \(names)",
        ])
    }
  }

  /// 320 - 120 = 200 and 480 - 320 = 160: the middles, counted from the far ends.
  func test_nearMargins() {
    let mask = "h=&-- v=&--"
    XCTAssertEqual(
      texts([.flexibleLeftMargin, .flexibleTopMargin]),
      [
        head("0x81", mask) + "UIView:0x80.width == 80   (active)>",
        head("0x81", mask) + "UIView:0x80.width == 80   (active)>",
        head("0x82", mask) + "UIView:0x80.midX == UIView:0x40.width - 120   (active)>",
        head("0x83", mask) + "UIView:0x80.height == 80   (active)>",
        head("0x83", mask) + "UIView:0x80.height == 80   (active)>",
        head("0x84", mask) + "UIView:0x80.midY == UIView:0x40.height - 320   (active)>",
      ])
  }

  func test_sizes() {
    let mask = "h=-&- v=-&-"
    XCTAssertEqual(
      texts([.flexibleWidth, .flexibleHeight]),
      [
        head("0x81", mask) + "UIView:0x80.width == UIView:0x40.width - 240   (active)>",
        head("0x82", mask) + "UIView:0x80.minX == 160   \(names)",
        head("0x83", mask) + "UIView:0x80.height == UIView:0x40.height - 400   (active)>",
        head("0x84", mask) + "UIView:0x80.minY == 120   \(names)",
      ])
  }

  /// A third of 320 less 26.667, and 80 from the far edge; 80 of 120 + 80 in the height, 280 from the bottom.
  func test_nearMarginsAndSizes() {
    let mask = "h=&&- v=&&-"
    let lines = texts([.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight])
    let width = head("0x81", mask) + "UIView:0x80.width == 0.333333*UIView:0x40.width - 26.6667   (active)>"
    // 80 / 200 of 480 is 192, 112 too many.
    let height = head("0x83", mask) + "UIView:0x80.height == 0.4*UIView:0x40.height - 112   (active)>"
    XCTAssertEqual(
      lines,
      [
        width, width, head("0x82", mask) + "H:[UIView:0x80]-(80)-|   \(names)",
        height, height, head("0x84", mask) + "V:[UIView:0x80]-(280)-|   \(names)",
      ])
  }

  /// 200 of 320 and 160 of 480: the ratios of the centres.
  func test_bothMargins() {
    let mask = "h=&-& v=&-&"
    let every: AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let width = head("0x81", mask) + "UIView:0x80.width == 80   (active)>"
    let height = head("0x83", mask) + "UIView:0x80.height == 80   (active)>"
    XCTAssertEqual(
      texts(every),
      [
        width, width, head("0x82", mask) + "UIView:0x80.midX == 0.625*UIView:0x40.width   (active)>",
        height, height, head("0x84", mask) + "UIView:0x80.midY == 0.333333*UIView:0x40.height   (active)>",
      ])
  }

  func test_noteAboutMasks() {
    onMainActor {
      let root = makeRoot(320, 480)
      let view = View(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
      root.addSubview(view)
      let texts = consoleTexts(of: root) { relate(view, .width, plus: 1) }
      let note =
        "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n(\n"
      XCTAssertEqual(texts.map { $0.contains(note) }, [true])
      // First come those from masks, whatever the order of addition.
      XCTAssertEqual(
        texts.map(list),
        [
          [
            "<NSAutoresizingMaskLayoutConstraint:0x81 h=--& v=--& UIView:0x80.width == 80   (active)>",
            "<NSLayoutConstraint:0xc0 UIView:0x80.width == 1   (active)>",
          ]
        ])
    }
  }

  /// The root's frame has the names it has in a view controller.
  func test_rootFrame() {
    onMainActor {
      let root = makeRoot(320, 480)
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let texts = consoleTexts(of: root) {
        relate(view, .width, to: root)
        relate(view, .width, plus: 1)
      }
      XCTAssertEqual(
        texts.map(list),
        [
          [
            "<NSLayoutConstraint:0xc0 UIView:0x80.width == UIView:0x40.width   (active)>",
            "<NSLayoutConstraint:0x100 UIView:0x80.width == 1   (active)>",
            "<NSLayoutConstraint:0x41 'UIView-Encapsulated-Layout-Width' UIView:0x40.width == 320   (active)>",
          ]
        ])
    }
  }
}
