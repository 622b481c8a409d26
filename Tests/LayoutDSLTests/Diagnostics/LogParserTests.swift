import Foundation
import LayoutDSL
import XCTest

/// Tools that read UIKit's logs can read these.
final class LogParserTests: XCTestCase {
  func test_everyFormIsRead() throws {
    try onMainActor {
      let root = makeRoot(300, 100)
      root.additionalSafeAreaInsets.top = 47
      let title = View()
      title.snp.setLabel("title")
      let badge = View(frame: CGRect(x: 20, y: 0, width: 40, height: 10))
      let icon = Box()
      root.adding(title, badge, icon)
      let texts = consoleTexts(of: root) {
        title.snp.makeConstraints { make in
          make.top.equalTo(root.safeAreaLayoutGuide).offset(16).labeled("titleTop")
          make.top.equalToSuperview().offset(-2)
          make.width.equalToSuperview().multipliedBy(0.5).offset(-1)
          make.width.equalTo(30)
        }
        relate(icon, .left, to: root, plus: 8)
        relate(icon, .left, to: badge, .right, plus: -1.5).identifier = "icon after badge"
      }
      let place = "SnapKit.LayoutConstraint:"
      XCTAssertEqual(
        try texts.map(LogParser.entries),
        [
          [
            .init(
              constraint: place + "0x180", first: "UIView:0x80.top", relation: "==", second: "UIView:0x40.top",
              multiplier: 1, constant: -2),
            .init(
              constraint: "NSLayoutConstraint:0x5bUIViewSafeAreaLayoutGuide-top", first: "UILayoutGuide:0x49.top",
              relation: "==", second: "UIView:0x40.top", multiplier: 1, constant: 47),
            .init(
              constraint: place + "0x140titleTop", first: "UIView:0x80.top", relation: "==",
              second: "UILayoutGuide:0x49.top", multiplier: 1, constant: 16),
          ],
          [
            .init(
              constraint: place + "0x1c0", first: "UIView:0x80.width", relation: "==", second: "UIView:0x40.width",
              multiplier: 0.5, constant: -1),
            .init(
              constraint: place + "0x200", first: "UIView:0x80.width", relation: "==", second: nil, multiplier: 1,
              constant: 30),
            .init(
              constraint: "NSLayoutConstraint:0x41UIView-Encapsulated-Layout-Width", first: "UIView:0x40.width",
              relation: "==", second: nil, multiplier: 1, constant: 300),
          ],
          [
            .init(
              constraint: "NSAutoresizingMaskLayoutConstraint:0xc1", first: "UIView:0xc0.width", relation: "==",
              second: nil, multiplier: 1, constant: 40),
            .init(
              constraint: "NSAutoresizingMaskLayoutConstraint:0xc2", first: "UIView:0xc0.minX", relation: "==",
              second: nil, multiplier: 1, constant: 20),
            .init(
              constraint: "NSLayoutConstraint:0x240", first: "LayoutDSLTests.Box:0x100.leading", relation: "==",
              second: "UIView:0x40.leading", multiplier: 1, constant: 8),
            .init(
              constraint: "NSLayoutConstraint:0x280icon after badge", first: "LayoutDSLTests.Box:0x100.leading",
              relation: "==", second: "UIView:0xc0.trailing", multiplier: 1, constant: -1.5),
          ],
        ])
    }
  }
}
