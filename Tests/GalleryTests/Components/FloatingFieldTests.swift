import Foundation
import Gallery
import LayoutDSL
import XCTest

/// A field at the top of a plain root of 300 x 500, laid out, with ten points a character.
#if MainActorViews
  @MainActor
#endif
private final class FieldStage {
  let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  let clock = AnimationClock()
  let field = FloatingField()

  init(icon: Image? = Image(systemName: "person")) {
    root.textMeasurer = TenPointCharacters()
    root.addSubview(field)
    field.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    field.configure(title: "Name", icon: icon)
    root.layoutIfNeeded()
    root.animationClock = clock
  }

  /// Where the middle of the title is: 40 in the box, which is 16 below the top and 48 high; 40 - 32 = 8 when it floats.
  var titleMiddle: CGFloat { field.title.frame.midY }
}

final class FloatingFieldTests: GalleryCase {
  // MARK: Frames

  func testLeftToRight() throws {
    // 390 - 2 x 16; 844 - 2 x 47 - 2 x 16; 320 - 2 x 16. 16 below a safe area that begins at 47, 0 and 20.
    try check(at: upright, x: 16, y: 63, width: 358)
    try check(at: sideways, x: 63, y: 16, width: 718)
    try check(at: small, x: 16, y: 36, width: 288)
  }

  func testRightToLeft() throws {
    try check(at: upright, x: 16, y: 63, width: 358, direction: .rightToLeft)
    try check(at: small, x: 16, y: 36, width: 288, direction: .rightToLeft)
  }

  /// The title has nine characters of 10 points and a line of 12 x 1.193359375 = 14.3203125 points, half of which is
  /// 7.16015625. A field is 22 high: a line of 17 points rounded up, and one.
  private func check(
    at size: CGSize, x: CGFloat, y: CGFloat, width: CGFloat, direction: UserInterfaceLayoutDirection = .leftToRight,
    line: UInt = #line
  ) throws {
    let isMirrored = direction == .rightToLeft
    let box = ("box", rect(0, 16, width, 48))
    // (48 - 20) / 2 = 14.
    let icon = ("icon", rect(isMirrored ? width - 32 : 12, 14, 20, 20))
    // 12 + 20 + 8 = 40 at one side, 12 at the other; (48 - 22) / 2 = 13.
    let text = ("text", rect(isMirrored ? 12 : 40, 13, width - 52, 22))
    let titleX = isMirrored ? width - 94 : 4
    // 40 - 7.16015625, and 32 higher.
    let title = ("title", rect(titleX, 32.83984375, 90, 14.3203125))
    let floating = ("title", rect(titleX, 0.83984375, 90, 14.3203125))
    // 16 + 48 + 4; an empty label has no height.
    let field = ("field", rect(x, y, width, 68))
    let silence = ("complaint", rect(0, 68, width, 0))
    try check(
      "Text field with a floating title", at: size, direction: direction, measurer: TenPointCharacters(),
      states: [
        ("at rest", [field, box, icon, text, title, silence]),
        ("edited", [field, box, icon, text, floating, silence]),
        (
          "complaint",
          [
            ("field", rect(x, y, width, 82.3203125)), box, icon, text, floating,
            ("complaint", rect(0, 68, width, 14.3203125)),
          ]
        ),
        ("no icon", [field, box, icon, ("text", rect(12, 13, width - 24, 22)), title, silence]),
      ], line: line)
  }

  // MARK: Editing

  func testTheTitleFloatsWhileThereIsSomethingToEdit() {
    onMainActor {
      let stage = FieldStage()
      let field = stage.field
      XCTAssertFalse(field.isFloating)
      XCTAssertEqual(field.title.alpha, 0)
      XCTAssertEqual(field.field.placeholder, "Name")
      XCTAssertEqual(stage.titleMiddle, 40)
      XCTAssertTrue(field.field.userTap())
      XCTAssertTrue(field.field.isEditing)
      XCTAssertTrue(field.isFloating)
      XCTAssertEqual(field.title.alpha, 1)
      XCTAssertEqual(field.field.placeholder, "")
      XCTAssertEqual(stage.titleMiddle, 8)
      field.field.insertText("Eva")
      field.field.resignFirstResponder()
      // Its text would be behind the title.
      XCTAssertTrue(field.isFloating)
      XCTAssertEqual(stage.titleMiddle, 8)
      field.field.becomeFirstResponder()
      for _ in 1...3 { field.field.deleteBackward() }
      field.field.resignFirstResponder()
      XCTAssertFalse(field.isFloating)
      XCTAssertEqual(stage.titleMiddle, 40)
      XCTAssertEqual(field.title.alpha, 0)
      XCTAssertEqual(field.field.placeholder, "Name")
    }
  }

  func testATextThatIsSet() {
    onMainActor {
      let stage = FieldStage()
      stage.field.text = "Eva"
      XCTAssertEqual(stage.clock.animations, [])
      XCTAssertEqual(stage.field.field.text, "Eva")
      XCTAssertEqual(stage.field.title.alpha, 1)
      XCTAssertEqual(stage.titleMiddle, 8)
      stage.field.field.insertText("!")
      XCTAssertEqual(stage.field.text, "Eva!")
      stage.field.field.resignFirstResponder()
      stage.field.text = ""
      XCTAssertEqual(stage.titleMiddle, 40)
      XCTAssertEqual(stage.clock.animations, [])
    }
  }

  func testTheStoredConstraintIsUpdatedNotReplaced() {
    onMainActor {
      let stage = FieldStage()
      let stored = stage.field.titleCentre
      let row = stored?.layoutConstraints.first
      XCTAssertEqual(row?.constant, 0)
      stage.field.field.becomeFirstResponder()
      XCTAssertEqual(row?.constant, -32)
      XCTAssertTrue(stage.field.titleCentre === stored)
      XCTAssertTrue(stage.field.titleCentre?.layoutConstraints.first === row)
      XCTAssertEqual(row?.isActive, true)
    }
  }

  func testABorderTellsTheState() {
    onMainActor {
      let field = FieldStage().field
      XCTAssertEqual(field.box.layer.borderColor, .systemGray4)
      field.field.becomeFirstResponder()
      XCTAssertEqual(field.box.layer.borderColor, .systemBlue)
      field.complain("Too short")
      XCTAssertEqual(field.box.layer.borderColor, .systemRed)
      field.field.resignFirstResponder()
      XCTAssertEqual(field.box.layer.borderColor, .systemRed)
      field.complain(nil)
      XCTAssertEqual(field.box.layer.borderColor, .systemGray4)
    }
  }

  func testTypingSilencesTheComplaint() {
    onMainActor {
      let stage = FieldStage()
      stage.field.complain("Too short")
      stage.root.layoutIfNeeded()
      XCTAssertFalse(stage.field.complaint.isHidden)
      // 68 and a line of 12 points.
      XCTAssertEqual(stage.field.frame.height, 82.3203125)
      stage.field.field.insertText("E")
      stage.root.layoutIfNeeded()
      XCTAssertTrue(stage.field.complaint.isHidden)
      XCTAssertEqual(stage.field.frame.height, 68)
      XCTAssertEqual(stage.field.box.layer.borderColor, .systemBlue)
    }
  }

  /// Each time the text is constrained anew: three constraints, and where they lead.
  func testIconsComeAndGo() {
    onMainActor {
      let stage = FieldStage(icon: nil)
      for image in [nil, Image(systemName: "person"), nil, Image(systemName: "envelope")] {
        stage.field.configure(title: "Name", icon: image)
        stage.root.layoutIfNeeded()
        // 300 - 2 x 12, or 300 - 40 - 12.
        let (x, width): (CGFloat, CGFloat) = image == nil ? (12, 276) : (40, 248)
        XCTAssertEqual(stage.field.field.frame, CGRect(x: x, y: 13, width: width, height: 22))
        XCTAssertEqual(stage.field.icon.isHidden, image == nil)
        XCTAssertEqual(stage.field.field.snp.layoutConstraints.count, 3)
        XCTAssertEqual(stage.root.layoutAmbiguitiesInSubtree.map(\.description), [])
      }
    }
  }

  func testANewTitleWhileItFloats() {
    onMainActor {
      let field = FieldStage().field
      field.field.becomeFirstResponder()
      field.configure(title: "Full name", icon: nil)
      XCTAssertEqual(field.field.placeholder, "")
      field.field.resignFirstResponder()
      XCTAssertEqual(field.field.placeholder, "Full name")
    }
  }

  // MARK: Animation

  /// 0.2 seconds, slow at both ends, so that half of the way is done at half the time: the middle of the title goes from 40
  /// by 24 to 8, half a line above that is its top. "Name" is 40 wide.
  func testTheTitleIsSeenOnItsWay() throws {
    try onMainActor {
      let stage = FieldStage()
      let title = stage.field.title
      stage.field.field.becomeFirstResponder()
      XCTAssertEqual(stage.clock.animations.map(\.duration), [0.2])
      let animation = try XCTUnwrap(stage.clock.animations.first)
      // The box stays where it is.
      XCTAssertNil(animation.frame(of: stage.field.box, at: 0.1))
      for (time, middle, alpha) in [(0, 40, 0), (0.1, 24, 0.5), (0.2, 8, 1)] as [(Double, CGFloat, CGFloat)] {
        stage.clock.advance(to: time)
        let seen = title.currentPresentation
        XCTAssertEqual(seen.frame.minX, 4)
        XCTAssertEqual(seen.frame.minY, middle - 7.16015625, accuracy: 1e-9)
        XCTAssertEqual(seen.frame.width, 40)
        XCTAssertEqual(seen.frame.height, 14.3203125, accuracy: 1e-9)
        XCTAssertEqual(seen.alpha, alpha, accuracy: 1e-9)
        // Where it will be.
        XCTAssertEqual(stage.titleMiddle, 8)
      }
      stage.field.field.resignFirstResponder()
      for (time, middle) in [(0.2, 8), (0.3, 24), (0.4, 40)] as [(Double, CGFloat)] {
        stage.clock.advance(to: time)
        XCTAssertEqual(title.currentPresentation.frame.midY, middle, accuracy: 1e-9)
      }
    }
  }

  /// Turned round halfway there the title is seen where it was, and the two ways add up: at 0.2 the way there is over and half of
  /// the way back is left, 8 + 16; at 0.3 that is over too.
  func testTheTitleTurnsRoundOnItsWay() {
    onMainActor {
      let stage = FieldStage()
      stage.field.field.becomeFirstResponder()
      stage.clock.advance(to: 0.1)
      stage.field.field.resignFirstResponder()
      XCTAssertEqual(stage.field.title.currentPresentation.frame.midY, 24, accuracy: 1e-9)
      stage.clock.advance(to: 0.2)
      XCTAssertEqual(stage.field.title.currentPresentation.frame.midY, 24, accuracy: 1e-9)
      stage.clock.advance(to: 0.3)
      XCTAssertEqual(stage.field.title.currentPresentation.frame.midY, 40, accuracy: 1e-9)
    }
  }

  // MARK: An inset instead of an offset

  /// The inset of a centre is half of the difference of both sides, so one number is 0 and the title stays.
  func testAnInsetDoesNotMoveTheTitle() throws {
    try onMainActor {
      let example = try XCTUnwrap(Example.mistakes.first { $0.name == "inset-on-centre" })
      for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        let stage = example.show(direction: direction, measurer: TenPointCharacters())
        XCTAssertEqual(stage.snapshots.map(\.state), ["at rest", "update(inset: 32)", "update(offset: -32)"])
        // 358 - 4 - 90 = 264.
        let x: CGFloat = direction == .leftToRight ? 4 : 264
        for (snapshot, y) in zip(stage.snapshots, [32.83984375, 32.83984375, 0.83984375]) {
          XCTAssertEqual(snapshot["title"], CGRect(x: x, y: y, width: 90, height: 14.3203125))
        }
        XCTAssertEqual(stage.reports.count, 1)
        let report = try XCTUnwrap(stage.reports.first)
        XCTAssertTrue(report.hasPrefix("Gallery/Example+FloatingField.swift:"), report)
        XCTAssertTrue(
          report.hasSuffix(
            "The inset of 32 has no effect on title.centerY == box.centerY: it is the same from both sides of a centre."
              + " An offset moves it."), report)
      }
    }
  }

  /// Animated, it fades in where it is.
  func testAnAnimatedInsetDoesNotMoveTheTitle() {
    onMainActor {
      let stage = FieldStage()
      stage.root.silencedHints = [.insetOnCentre]
      View.animate(withDuration: 0.2) {
        stage.field.titleCentre?.update(inset: 32)
        stage.field.title.alpha = 1
        stage.root.layoutIfNeeded()
      }
      for time in [0, 0.1, 0.2] {
        stage.clock.advance(to: time)
        let seen = stage.field.title.currentPresentation
        XCTAssertEqual(seen.frame.midY, 40, accuracy: 1e-9)
        XCTAssertEqual(seen.alpha, 5 * time, accuracy: 1e-9)
      }
    }
  }
}
