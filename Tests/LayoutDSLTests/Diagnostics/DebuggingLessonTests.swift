import Foundation
import LayoutDSL
import XCTest

/// What a course on SnapKit tells about finding mistakes: labels show in the report, ambiguous views are found.
final class DebuggingLessonTests: XCTestCase {
  func test_theConflictNamesTheLabel() {
    onMainActor {
      let view = makeRoot(390, 844)
      let profileImageView = View()
      view.addSubview(profileImageView)
      let line: UInt = #line + 3
      let found = conflicts(of: view) {
        profileImageView.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(20).labeled("profileAvatarTop")
          make.width.height.equalTo(100).labeled("profileAvatarSize")
          make.centerX.equalToSuperview().labeled("profileAvatarCenterX")
        }
        profileImageView.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(40)
        }
      }
      XCTAssertEqual(
        found.map { list($0.consoleText) },
        [
          [
            "<SnapKit.LayoutConstraint:0x1c0@DebuggingLessonTests.swift#\(line + 5) UIView:0x80.top == UIView:0x40.top + "
              + "40.0>",
            "<SnapKit.LayoutConstraint:0xc0@DebuggingLessonTests.swift#\(line) 'profileAvatarTop' UIView:0x80.top == "
              + "UIView:0x40.top + 20.0>",
          ]
        ])
      XCTAssertEqual(found.first?.contradicting.map(\.label), ["profileAvatarTop"])
      // 390 / 2 - 50.
      assertEqual(profileImageView.frame, 145, 20, 100, 100)
      XCTAssertEqual(profileImageView.snp.layoutConstraints.count, 5)
    }
  }
}
