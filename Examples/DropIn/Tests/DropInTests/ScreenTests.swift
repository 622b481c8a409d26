import LayoutTesting
import UIKit
import XCTest

@testable import DropIn

/// Whole screens, on the grid of three pixels a point: lines of text are as high as the pixels they need.
final class ScreenTests: XCTestCase {
  /// Fields are 16 + 48 + 4 and an empty complaint; the card is 16, a line of 65 pixels, 12, 30 + 2 x 16, 16.
  func testProfile() {
    layoutTest {
      let controller = ProfileController()
      let window = show(controller)
      assertFrame(controller.avatar, 145, 32, 100, 100)
      assertFrame(controller.name, 16, 164, 358, 68)
      assertFrame(controller.address, 16, 248, 358, 68)
      assertFrame(controller.card, 16, 348, 358, 381.0 / 3 + 2.0 / 3)
      assertFrame(controller.rating, 80, 16, 166, 30)
      assertFrame(controller.save, 16, 507 + 2.0 / 3, 358, 50)
      XCTAssertEqual(controller.scroller.contentSize.height, 589 + 2.0 / 3, accuracy: 0.001)
      assertUnambiguous(window)
    }
  }

  /// The bar is 16 + 32 + 16 above the home indicator's 34; the carousel is 1.33 x 390.
  func testProduct() {
    layoutTest {
      let controller = ProductController()
      let window = show(UINavigationController(rootViewController: controller))
      controller.navigationController?.setNavigationBarHidden(true, animated: false)
      assertFrame(controller.bar, 0, 746, 390, 98)
      assertFrame(controller.bar.amount, 16, 16, 94, 32)
      assertFrame(controller.bar.order, 126, 7, 248, 50)
      assertFrame(controller.scroller, 0, 0, 390, 746)
      assertFrame(controller.carousel, 0, 0, 390, 518.7, accuracy: 0.34)
      // 16 below; a price of 86 pixels, 12, a name of 24.
      assertFrame(controller.info, 16, 534.7, 358, 64.667, accuracy: 0.34)
      // 24 below; a heading of 58 pixels, 12, 44.
      assertFrame(controller.swatches, 16, 623.367, 358, 75.333, accuracy: 0.34)
      assertFrame(controller.swatches.row, 0, 31.333, 212, 44, accuracy: 0.34)
      assertFrame(controller.about, 16, 722.7, 358, 47.667, accuracy: 0.34)
      XCTAssertEqual(controller.scroller.contentSize.height, 794.367, accuracy: 0.34)
      XCTAssertEqual(controller.carousel.scroller.contentSize.width, 1170)
      controller.swatches.row.arrangedSubviews[2].userTap()
      XCTAssertEqual(controller.swatches.chosen, 2)
      XCTAssertTrue(controller.view.window === window)
    }
  }

  func testBoxesBelowEachOther() {
    layoutTest {
      let controller = BoxesController(.vertical)
      let window = show(controller)
      assertFrame(controller.scroller, 0, 47, 390, 763)
      for (index, box) in controller.boxes.enumerated() { assertFrame(box, 20, 20 + 170 * CGFloat(index), 350, 150) }
      XCTAssertEqual(controller.scroller.contentSize, CGSize(width: 390, height: 1720))
      XCTAssertTrue(controller.view.window === window)
    }
  }

  func testBoxesBesideEachOther() {
    layoutTest {
      let controller = BoxesController(.horizontal)
      let window = show(controller)
      assertFrame(controller.scroller, 0, 297, 390, 250)
      for (index, box) in controller.boxes.enumerated() { assertFrame(box, 20 + 220 * CGFloat(index), 20, 200, 210) }
      XCTAssertEqual(controller.scroller.contentSize, CGSize(width: 2220, height: 250))
      XCTAssertTrue(controller.view.window === window)
    }
  }

  /// The field ends at 20 + 534 = 554 in the content; above the keyboard 763 - (336 - 34) = 461 of it are seen.
  func testTheFormKeepsClearOfTheKeyboard() {
    layoutTest {
      let controller = SignUpController()
      let window = show(controller)
      window.keyboardNotificationCenter = .default
      assertFrame(controller.rows, 20, 20, 350, 604)
      assertFrame(controller.face, 125, 0, 100, 100)
      assertFrame(controller.name, 0, 490, 350, 44)
      controller.name.becomeFirstResponder()
      window.keyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
      XCTAssertEqual(controller.scroller.contentInset.bottom, 302)
      XCTAssertEqual(controller.scroller.contentOffset.y, 93)
      window.keyboardFrame = nil
      XCTAssertEqual(controller.scroller.contentInset.bottom, 0)
    }
  }

  func testPaging() {
    layoutTest {
      let controller = PagerController()
      let window = show(controller)
      assertFrame(controller.pager, 0, 272, 390, 300)
      for (index, page) in controller.pages.enumerated() { assertFrame(page, 390 * CGFloat(index), 0, 390, 300) }
      XCTAssertEqual(controller.dots.frame.minY, 592)
      XCTAssertEqual(controller.dots.center.x, 195, accuracy: 0.34)
      controller.pager.setContentOffset(CGPoint(x: 780, y: 0), animated: false)
      XCTAssertEqual(controller.dots.currentPage, 2)
      XCTAssertTrue(controller.view.window === window)
    }
  }

  /// Five shelves of 200 with four gaps of 16; six books of 120 with five gaps of 8.
  func testShelves() {
    layoutTest {
      let controller = ShelvesController()
      let window = show(controller)
      XCTAssertEqual(controller.page.contentSize, CGSize(width: 390, height: 1064))
      for (index, shelf) in controller.shelves.enumerated() {
        assertFrame(shelf, 0, 216 * CGFloat(index), 390, 200)
        XCTAssertEqual(shelf.contentSize, CGSize(width: 760, height: 200))
      }
      XCTAssertTrue(controller.view.window === window)
    }
  }
}
