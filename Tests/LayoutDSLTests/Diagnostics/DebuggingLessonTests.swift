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

  /// All that is written to the console about it, and what follows in plain words: 40 is 20 further than 20.
  func test_theWholeReport() {
    onMainActor {
      let view = makeRoot(390, 844)
      view.snp.setLabel("view")
      let profileImageView = ImageView()
      profileImageView.snp.setLabel("profileImageView")
      view.addSubview(profileImageView)
      let line: UInt = #line + 3
      let found = conflicts(of: view) {
        profileImageView.snp.makeConstraints { make in
          make.top.equalToSuperview().offset(20).labeled("profileAvatarTop")
          make.width.height.equalTo(100).labeled("profileAvatarSize")
          make.centerX.equalToSuperview().labeled("profileAvatarCenterX")
          make.top.equalToSuperview().offset(40).labeled("profileAvatarLower")
        }
      }
      let place = "@DebuggingLessonTests.swift#"
      let tops = "UIImageView:0x80'profileImageView'.top == UIView:0x40'view'.top"
      let kept = "<SnapKit.LayoutConstraint:0xc0\(place)\(line) 'profileAvatarTop' \(tops) + 20.0>"
      let broken = "<SnapKit.LayoutConstraint:0x1c0\(place)\(line + 3) 'profileAvatarLower' \(tops) + 40.0>"
      XCTAssertEqual(
        found.map(\.description),
        [
          """
          Unable to simultaneously satisfy constraints.
          \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
          \tTry this:\u{20}
          \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
          \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
          (
              "\(broken)",
              "\(kept)"
          )

          Will attempt to recover by breaking constraint\u{20}
          \(broken)

          Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
          The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
          helpful.

          In other words: profileImageView must have its top 20 below the top of view and its top 40 below the top of view.
          The layout goes on without profileAvatarLower: profileImageView.top == view.top + 40 (\(#fileID):\(line + 3)), \
          which is out of reach by 20.
          Each of these would resolve it:
            - drop profileAvatarLower (\(#fileID):\(line + 3)), or make it optional; at any priority it misses by 20
            - drop profileAvatarTop (\(#fileID):\(line)), or make it optional; at any priority it misses by 20
          """
        ])
    }
  }

  /// What `po profileImageView.snp.layoutConstraints` shows: labels, places and equations.
  func test_theConstraintsAtTheDebugger() {
    onMainActor {
      let view = makeRoot(390, 844)
      view.snp.setLabel("view")
      let profileImageView = ImageView()
      profileImageView.snp.setLabel("profileImageView")
      view.addSubview(profileImageView)
      let line: UInt = #line + 2
      profileImageView.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(20).labeled("profileAvatarTop")
        make.width.height.equalTo(100).labeled("profileAvatarSize")
        make.centerX.equalToSuperview().labeled("profileAvatarCenterX")
      }
      let place = "@DebuggingLessonTests.swift#"
      let image = "UIImageView:profileImageView"
      XCTAssertEqual(
        profileImageView.snp.layoutConstraints.map(\.description),
        [
          "profileAvatarTop\(place)\(line) \(image).top == UIView:view.top + 20.0",
          "profileAvatarSize\(place)\(line + 1) \(image).width == 100.0",
          "profileAvatarSize\(place)\(line + 1) \(image).height == 100.0",
          "profileAvatarCenterX\(place)\(line + 2) \(image).centerX == UIView:view.centerX",
        ].map { "<SnapKit.LayoutConstraint:\($0)>" })
    }
  }

  /// Without its top the picture may be at any height: it says so, the trace marks it, and it can be shown elsewhere, 100 down
  /// and 100 up and where it was, as nothing stops it. (390 - 100) / 2 = 145.
  func test_theAmbiguousPicture() {
    onMainActor {
      let view = makeRoot(390, 844)
      view.snp.setLabel("view")
      let profileImageView = ImageView()
      profileImageView.snp.setLabel("profileImageView")
      view.addSubview(profileImageView)
      profileImageView.snp.makeConstraints { make in
        make.width.height.equalTo(100).labeled("profileAvatarSize")
        make.centerX.equalToSuperview().labeled("profileAvatarCenterX")
      }
      XCTAssertTrue(profileImageView.hasAmbiguousLayout)
      XCTAssertEqual(
        profileImageView.layoutAmbiguities.map(\.description),
        ["profileImageView.minY is open: it is 0 and could be anything. make.top.equalToSuperview() would settle it."])
      // The unknowns of the second item are 4 to 7.
      let image = "UIImageView:0x80'profileImageView'"
      XCTAssertTrue(
        view.layoutTrace.contains("*\(image) (145, 0, 100, 100)- AMBIGUOUS LAYOUT for \(image).minY{id: 5} = 0\n"),
        view.layoutTrace)
      XCTAssertEqual(view.layoutConflicts, [])
      for y in [100, -100, 0, 100] as [CGFloat] {
        profileImageView.exerciseAmbiguityInLayout()
        assertEqual(profileImageView.frame, 145, y, 100, 100)
      }
      profileImageView.snp.makeConstraints { $0.top.equalToSuperview().offset(20).labeled("profileAvatarTop") }
      view.layoutIfNeeded()
      assertEqual(profileImageView.frame, 145, 20, 100, 100)
      XCTAssertFalse(profileImageView.hasAmbiguousLayout)
      XCTAssertFalse(view.layoutTrace.contains("AMBIGUOUS"))
      profileImageView.exerciseAmbiguityInLayout()
      assertEqual(profileImageView.frame, 145, 20, 100, 100)
    }
  }
}
