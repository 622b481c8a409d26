import Foundation
import LayoutDSL
import XCTest

/// Another size of the window changes constants; rows, unknowns and views stay what they are.
final class RotationTests: XCTestCase {
  /// A screen of a header, a column of 20 rows and a footer.
  private final class Filled: ViewController {
    let header = Box(View.noIntrinsicMetric, 44)
    let footer = Box(View.noIntrinsicMetric, 50)
    let rows = (0..<20).map { _ in Box() }
    var constraints: [AttributeConstraint] = []

    override func viewDidLoad() {
      view.adding(header, footer)
      var above: View = header
      for row in rows {
        view.addSubview(row)
        constraints.append(relate(row, .top, to: above, .bottom))
        constraints.append(relate(row, .width, to: view, times: 0.5))
        constraints.append(relate(row, .height, plus: 10))
        above = row
      }
      for bar in [header, footer] {
        constraints.append(relate(bar, .left, to: view))
        constraints.append(relate(bar, .right, to: view))
      }
      constraints.append(relate(header, .top, to: view))
      constraints.append(relate(footer, .bottom, to: view))
    }
  }

  func test_onlyTheRootsEdgesChange() throws {
    try onMainActor {
      let window = Window(screen: .phone)
      let controller = Filled()
      window.rootViewController = controller
      let engine = try XCTUnwrap(window.engine as? TreeEngine)
      let rows = controller.constraints.map { $0.row.map(ObjectIdentifier.init) }
      let records = controller.rows.map { $0.record.map(ObjectIdentifier.init) }
      XCTAssertFalse(rows.contains(nil))
      let (before, room) = (engine.work, engine.capacity)
      window.rotate(to: .landscapeLeft)
      assertEqual(controller.view.frame, 0, 0, 844, 390)
      assertEqual(controller.footer.frame, 0, 340, 844, 50)
      assertEqual(controller.rows[19].frame, 0, 234, 422, 10)
      // The four edges of the root and nothing else.
      XCTAssertEqual((engine.work - before).solverChanges, 4)
      XCTAssertTrue(window.engine === engine)
      XCTAssertEqual(engine.capacity, room)
      XCTAssertEqual(controller.constraints.map { $0.row.map(ObjectIdentifier.init) }, rows)
      XCTAssertEqual(controller.rows.map { $0.record.map(ObjectIdentifier.init) }, records)
      window.rotate(to: .portrait)
      assertEqual(controller.rows[19].frame, 0, 234, 195, 10)
    }
  }

  func test_constraintsWithTheSafeAreaChangeTheirConstants() throws {
    try onMainActor {
      let window = Window(screen: .phone)
      let controller = Filled()
      window.rootViewController = controller
      let content = Box()
      controller.view.addSubview(content)
      let pinned: [AttributeConstraint.Attribute] = [.left, .top, .right, .bottom]
      let constraints = pinned.map { relate(content, $0, to: controller.view.safeAreaLayoutGuide) }
      window.layoutIfNeeded()
      assertEqual(content.frame, 0, 47, 390, 763)
      let engine = try XCTUnwrap(window.engine as? TreeEngine)
      let rows = constraints.map { $0.row.map(ObjectIdentifier.init) }
      let before = engine.work
      window.rotate(to: .landscapeRight)
      // 47 at both sides, 21 below.
      assertEqual(content.frame, 47, 0, 750, 369)
      // The root's edges, and the four constraints with the guide.
      XCTAssertEqual((engine.work - before).solverChanges, 8)
      XCTAssertEqual(constraints.map { $0.row.map(ObjectIdentifier.init) }, rows)
    }
  }

  func test_sharingTheScreenIsNoRebuildEither() throws {
    try onMainActor {
      let window = Window(screen: .pad)
      let controller = Filled()
      window.rootViewController = controller
      let engine = try XCTUnwrap(window.engine as? TreeEngine)
      XCTAssertEqual(controller.traitCollection.horizontalSizeClass, .regular)
      let before = engine.work
      window.resize(to: CGSize(width: 375, height: 1180), safeArea: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
      XCTAssertEqual(controller.traitCollection.horizontalSizeClass, .compact)
      assertEqual(controller.rows[0].frame, 0, 44, 187.5, 10)
      XCTAssertEqual((engine.work - before).solverChanges, 4)
    }
  }
}
