import Foundation
import LayoutDSL
import XCTest

/// Screens, traits, and holding the device another way.
final class WindowTests: XCTestCase {
  /// Apple's table of size classes: screen, then width and height upright and sideways.
  func test_sizeClassesByDevice() {
    onMainActor {
      typealias Row = (
        size: (CGFloat, CGFloat), upright: (UserInterfaceSizeClass, UserInterfaceSizeClass),
        sideways: (UserInterfaceSizeClass, UserInterfaceSizeClass)
      )
      let phone: [(CGFloat, CGFloat)] = [(320, 568), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874)]
      let large: [(CGFloat, CGFloat)] = [(414, 736), (414, 896), (428, 926), (430, 932), (440, 956)]
      let pads: [(CGFloat, CGFloat)] = [(744, 1133), (768, 1024), (820, 1180), (834, 1194), (1024, 1366)]
      let rows: [Row] =
        phone.map { ($0, (.compact, .regular), (.compact, .compact)) }
        + large.map { ($0, (.compact, .regular), (.regular, .compact)) }
        + pads.map { ($0, (.regular, .regular), (.regular, .regular)) }
      for row in rows {
        let window = Window(size: CGSize(width: row.size.0, height: row.size.1))
        let view = View()
        window.addSubview(view)
        XCTAssertEqual(view.traitCollection.horizontalSizeClass, row.upright.0, "\(row)")
        XCTAssertEqual(view.traitCollection.verticalSizeClass, row.upright.1, "\(row)")
        window.rotate(to: .landscapeLeft)
        XCTAssertEqual(window.bounds.size, CGSize(width: row.size.1, height: row.size.0))
        XCTAssertEqual(view.traitCollection.horizontalSizeClass, row.sideways.0, "\(row)")
        XCTAssertEqual(view.traitCollection.verticalSizeClass, row.sideways.1, "\(row)")
      }
      // A third of a pad, half of the largest one, two thirds of it upright.
      let widths: [(CGFloat, UserInterfaceSizeClass)] = [(320, .compact), (678, .regular), (639, .compact)]
      for (width, expected) in widths {
        let window = Window(screen: .pad)
        window.resize(to: CGSize(width: width, height: 1024))
        XCTAssertEqual(window.traitCollection.horizontalSizeClass, expected)
      }
    }
  }

  private final class Listener: View {
    var previous: [TraitCollection?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  func test_viewsAreToldOfTheirTraits() {
    onMainActor {
      let view = Listener()
      let inner = Listener()
      view.addSubview(inner)
      XCTAssertEqual(view.traitCollection, TraitCollection())
      let window = Window(screen: .phone)
      window.addSubview(view)
      XCTAssertEqual(inner.previous, [TraitCollection()])
      let upright = view.traitCollection
      XCTAssertEqual(upright.displayScale, 3)
      XCTAssertEqual(upright.userInterfaceIdiom, .phone)
      XCTAssertEqual(upright.userInterfaceStyle, .light)
      window.rotate(to: .landscapeLeft)
      XCTAssertEqual(inner.previous, [TraitCollection(), upright])
      window.rotate(to: .landscapeRight)
      XCTAssertEqual(inner.previous.count, 2)
      window.frame.size = CGSize(width: 390, height: 844)
      XCTAssertEqual(inner.traitCollection, upright)
      XCTAssertEqual(inner.previous.count, 3)
    }
  }

  func test_stylesAreHandedDown() {
    onMainActor {
      let window = Window(screen: .phone)
      let (outer, inner) = (Listener(), Listener())
      window.addSubview(outer)
      outer.addSubview(inner)
      (outer.previous, inner.previous) = ([], [])
      inner.overrideUserInterfaceStyle = .light
      XCTAssertEqual(inner.previous.count, 0)
      outer.overrideUserInterfaceStyle = .dark
      XCTAssertEqual(outer.traitCollection.userInterfaceStyle, .dark)
      XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
      XCTAssertEqual(outer.previous.count, 1)
      XCTAssertEqual(inner.previous.count, 0)
      window.overrideUserInterfaceStyle = .dark
      XCTAssertEqual(outer.previous.count, 1)
      XCTAssertTrue(outer.traitCollection.hasDifferentColorAppearance(comparedTo: inner.traitCollection))
    }
  }

  func test_rotationTakesTheSafeAreaOfTheScreen() {
    onMainActor {
      let window = Window(screen: .phone)
      XCTAssertEqual(window.safeAreaInsets, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      window.rotate(to: .landscapeLeft)
      XCTAssertEqual(window.orientation, .landscapeLeft)
      XCTAssertEqual(window.safeAreaInsets, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      window.rotate(to: .portrait)
      XCTAssertEqual(window.safeAreaInsets, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let recorder = ReportRecorder()
      recorder.during { window.resize(to: CGSize(width: CGFloat.nan, height: 10)) }
      XCTAssertEqual(
        recorder.kinds, [.notFinite(property: "frame's width", value: .notANumber, subject: "Window")])
      XCTAssertEqual(window.bounds.size, CGSize(width: 390, height: 844))
    }
  }

  private final class Rotating: ViewController {
    var calls: [String] = []

    override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("to \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { [weak self] _ in
        self?.calls.append("along \(Int(self?.view.bounds.width ?? 0))")
      } completion: { [weak self] _ in
        self?.calls.append("done")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      calls.append("traits")
    }
  }

  func test_controllersAreToldOfANewSize() {
    onMainActor {
      let window = Window(screen: .phone)
      let (parent, child) = (ViewController(), Rotating())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      window.rootViewController = parent
      child.calls = []
      window.rotate(to: .landscapeLeft)
      // Its view was as large as the parent's, 0, and kept up with that.
      XCTAssertEqual(child.calls, ["to 844 from 390", "traits", "along 844", "done"])
    }
  }

  func test_viewsKeepTheirTraitsOutsideOfTheWindow() {
    onMainActor {
      let window = Window(screen: .phone)
      let (view, inner) = (Listener(), Listener())
      view.addSubview(inner)
      window.addSubview(view)
      let traits = inner.traitCollection
      view.removeFromSuperview()
      XCTAssertEqual(inner.traitCollection, traits)
      window.addSubview(view)
      XCTAssertEqual(inner.previous, [TraitCollection()])
      // Another way round they are others.
      view.removeFromSuperview()
      window.rotate(to: .landscapeLeft)
      XCTAssertEqual(inner.previous.count, 1)
      window.addSubview(view)
      XCTAssertEqual(inner.previous, [TraitCollection(), traits])
    }
  }

  func test_theLanguageIsATrait() {
    onMainActor {
      let window = Window(screen: .phone)
      let view = Listener()
      window.addSubview(view)
      window.baseLayoutDirection = .rightToLeft
      XCTAssertEqual(view.traitCollection.layoutDirection, .rightToLeft)
      XCTAssertEqual(view.previous.count, 2)
    }
  }
}
