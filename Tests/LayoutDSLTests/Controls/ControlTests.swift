import Foundation
import LayoutDSL
import XCTest

final class ControlTests: XCTestCase {
  func testActionsOfAnEventInOrderOfAddition() {
    onMainActor {
      let control = Control()
      var heard: [String] = []
      control.addAction(for: .touchUpInside) { heard.append("first") }
      control.addAction(Action { _ in heard.append("second") }, for: [.touchUpInside, .valueChanged])
      control.addAction(for: .valueChanged) { heard.append("third") }
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(heard, ["first", "second"])
      control.sendActions(for: .allEvents)
      XCTAssertEqual(heard, ["first", "second", "first", "second", "third"])
      control.sendActions(for: .touchDown)
      XCTAssertEqual(heard.count, 5)
    }
  }

  func testActionKnowsItsSender() {
    onMainActor {
      let control = Control()
      var isSender = false
      control.addAction(Action { isSender = $0.sender === control }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      XCTAssertTrue(isSender)
    }
  }

  func testActionsCanBeRemoved() {
    onMainActor {
      let control = Control()
      var count = 0
      let action = control.addAction(for: [.touchDown, .touchUpInside]) { count += 1 }
      control.removeAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(count, 0)
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(count, 1)
      control.removeAction(action, for: .allEvents)
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(count, 1)
    }
  }

  func testSameIdentifierReplaces() {
    onMainActor {
      let control = Control()
      var heard: [Int] = []
      control.addAction(Action(identifier: "a") { _ in heard.append(1) }, for: .touchDown)
      control.addAction(Action(identifier: "a") { _ in heard.append(2) }, for: .touchUpInside)
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(heard, [2, 2])
    }
  }

  func testStateIsMadeOfFlags() {
    onMainActor {
      let control = Control()
      XCTAssertEqual(control.state, .normal)
      control.isSelected = true
      control.isEnabled = false
      XCTAssertEqual(control.state, [.selected, .disabled])
      control.isHighlighted = true
      XCTAssertEqual(control.state.rawValue, 7)
    }
  }

  /// Raw values of UIKit.
  func testRawValues() {
    XCTAssertEqual(Control.Event.touchUpInside.rawValue, 64)
    XCTAssertEqual(Control.Event.valueChanged.rawValue, 4096)
    XCTAssertEqual(Control.Event.primaryActionTriggered.rawValue, 8192)
    XCTAssertEqual(Control.Event.editingDidBegin.rawValue, 65536)
    XCTAssertEqual(Control.Event.editingDidEndOnExit.rawValue, 1 << 19)
  }
}
