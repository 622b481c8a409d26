import UIKit
import XCTest

final class PasteboardTests: XCTestCase {
  func testWhatIsCopiedStaysInItsClosure() {
    onMainActor {
      UIPasteboard.general.string = "before"
      XCTAssertNil(UIPasteboard.general.string)
      let pasteboard = UIPasteboard()
      UIPasteboard.withGeneral(pasteboard) {
        UIPasteboard.general.string = "copied"
        XCTAssertEqual(UIPasteboard.general.string, "copied")
        UIPasteboard.general.image = UIImage()
        XCTAssertFalse(UIPasteboard.general.hasStrings)
        XCTAssertTrue(UIPasteboard.general.hasImages)
      }
      XCTAssertEqual(pasteboard.changeCount, 2)
      XCTAssertFalse(UIPasteboard.general.hasImages)
      XCTAssertEqual(NSMutableAttributedString().length, 0)
    }
  }
}
