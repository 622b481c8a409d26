import Foundation
import Gallery
import LayoutDSL
import XCTest

/// The closures that state constraints run at once and are let go: what they capture strongly does not leak.
final class ProductMemoryTests: XCTestCase {
  func testStrongSelfInClosures() {
    onMainActor {
      weak var view: StronglyCapturing?
      weak var part: View?
      weak var kept: Constraint?
      scope {
        let strong = StronglyCapturing()
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(strong)
        strong.snp.makeConstraints { make in make.edges.equalToSuperview() }
        strong.makeAll()
        root.layoutIfNeeded()
        // Remade at 20, updated to 30, and again through the constraint that is kept.
        XCTAssertEqual(strong.part.frame.minY, 40)
        (view, part, kept) = (strong, strong.part, strong.top)
        XCTAssertNotNil(kept)
      }
      XCTAssertNil(view)
      XCTAssertNil(part)
      XCTAssertNil(kept)
    }
  }

  /// A page that was used: laid out, scrolled, turned, tapped on.
  func testThePageIsFreed() {
    onMainActor {
      weak var page: ProductController?
      weak var carousel: ProductCarousel?
      weak var variants: VariantSelector?
      weak var bar: StickyBottomBar?
      scope {
        let (window, strong) = makePage()
        strong.carousel.scroller.userScroll(x: 390)
        strong.variants.swatches[1].userTap()
        strong.bar.addButton.userTap()
        window.rotate(to: .landscapeRight)
        window.layoutIfNeeded()
        XCTAssertEqual(strong.countInCart, 1)
        (page, carousel, variants, bar) = (strong, strong.carousel, strong.variants, strong.bar)
      }
      XCTAssertNil(page)
      XCTAssertNil(carousel)
      XCTAssertNil(variants)
      XCTAssertNil(bar)
    }
  }

  /// Closures of controls are kept: one that captures strongly whatever holds its control does leak, so the components do
  /// not. This one lets go when the action is taken back.
  func testActionsAreKept() {
    onMainActor {
      weak var view: View?
      var action: Action?
      weak var button: Button?
      scope {
        let strong = Button(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        action = strong.addAction(for: .touchUpInside) { strong.isSelected.toggle() }
        strong.userTap()
        XCTAssertTrue(strong.isSelected)
        (view, button) = (strong, strong)
      }
      XCTAssertNotNil(view)
      scope {
        if let action { button?.removeAction(action, for: .touchUpInside) }
        action = nil
      }
      XCTAssertNil(view)
    }
  }
}

/// Ends the lifetime of what is made in the body.
private func scope(_ body: () -> Void) { body() }

/// States constraints in every way there is, with `self` in every closure.
private final class StronglyCapturing: View {
  let part = View()
  var distance: CGFloat = 10
  /// Held strongly: a constraint does not hold views.
  var top: Constraint?

  func makeAll() {
    addSubview(part)
    part.snp.makeConstraints { make in
      self.top = make.top.equalToSuperview().offset(self.distance).constraint
    }
    distance = 20
    part.snp.remakeConstraints { make in
      self.top = make.top.equalToSuperview().offset(self.distance).constraint
      make.leading.equalToSuperview { superview in
        _ = self
        return superview.snp.leading
      }
      make.size.equalTo(self.distance)
    }
    distance = 30
    part.snp.updateConstraints { make in
      make.top.equalToSuperview().offset(self.distance)
    }
    top?.update(offset: 40)
  }
}
