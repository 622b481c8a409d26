import Foundation
import LayoutDSL
import XCTest

final class AppearanceTests: XCTestCase {
  func testDefaultsOfAView() {
    onMainActor {
      let view = View()
      XCTAssertNil(view.backgroundColor)
      XCTAssertEqual(view.tintColor, .systemBlue)
      XCTAssertEqual(view.alpha, 1)
      XCTAssertEqual(view.tag, 0)
      XCTAssertEqual(view.contentMode, .scaleToFill)
      XCTAssertTrue(view.isUserInteractionEnabled)
      XCTAssertFalse(view.clipsToBounds)
      XCTAssertEqual(view.layer.cornerRadius, 0)
      XCTAssertEqual(view.layer.shadowOffset, CGSize(width: 0, height: -3))
      XCTAssertEqual(view.layer.shadowRadius, 3)
      XCTAssertEqual(view.layer.maskedCorners.rawValue, 15)
    }
  }

  func testWhatIsSetIsKept() {
    onMainActor {
      let view = View()
      view.backgroundColor = .systemGray5
      view.layer.cornerRadius = 12
      view.layer.borderWidth = 1
      view.layer.borderColor = Color.systemGray4.cgColor
      view.clipsToBounds = true
      view.alpha = 0.5
      view.tag = 7
      view.accessibilityIdentifier = "card"
      XCTAssertEqual(view.backgroundColor, .systemGray5)
      XCTAssertEqual(view.layer.cornerRadius, 12)
      XCTAssertEqual(view.layer.borderColor, .systemGray4)
      XCTAssertTrue(view.layer.masksToBounds)
      XCTAssertEqual(view.alpha, 0.5)
      XCTAssertEqual(view.tag, 7)
      XCTAssertEqual(view.accessibilityIdentifier, "card")
    }
  }

  func testTintComesFromTheSuperview() {
    onMainActor {
      let root = View()
      let view = View()
      root.addSubview(view)
      root.tintColor = .red
      XCTAssertEqual(view.tintColor, .red)
      view.tintColor = .green
      XCTAssertEqual(view.tintColor, .green)
      view.tintColor = nil
      XCTAssertEqual(view.tintColor, .red)
    }
  }

  /// A round badge takes its radius from its height in `layoutSubviews`: half of 20.287109375 + 4.
  func testCornerRadiusFromTheHeight() {
    onMainActor {
      final class Badge: View {
        let label = Label()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(6)
            make.top.bottom.equalToSuperview().inset(2)
          }
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
          super.layoutSubviews()
          layer.cornerRadius = bounds.height / 2
        }
      }
      let root = makeRoot(390, 844)
      let badge = Badge()
      root.addSubview(badge)
      badge.label.text = "OK"
      badge.snp.makeConstraints { make in make.top.right.equalToSuperview() }
      root.layoutIfNeeded()
      assertEqual(badge.layer.cornerRadius, 12.1435546875)
      // 3980 · 17/2816 + 12
      assertEqual(badge.frame.width, 36.02698863636364)
    }
  }

  func testColors() {
    XCTAssertEqual(Color(red: 2, green: -1, blue: .nan, alpha: 1), Color(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(Color.red.withAlphaComponent(0.5).alpha, 0.5)
    XCTAssertEqual(Color(white: 0.5, alpha: 1), .gray)
    XCTAssertEqual(Color.systemBlue.green, 122.0 / 255)
  }
}
