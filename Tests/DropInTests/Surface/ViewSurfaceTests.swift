import SnapKit
import UIKit
import XCTest

/// What apps write most about views, spelled as they do, with UIKit's defaults.
final class ViewSurfaceTests: XCTestCase {
  func testViews() {
    onMainActor {
      let (view, child) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
      view.backgroundColor = .systemBackground
      view.addSubview(child)
      view.insertSubview(UIView(), at: 0)
      view.insertSubview(UIView(), belowSubview: child)
      view.bringSubviewToFront(child)
      XCTAssertTrue(child.superview === view)
      XCTAssertTrue(child.isDescendant(of: view))
      XCTAssertEqual(child.convert(CGPoint.zero, to: view), CGPoint(x: 1, y: 2))
      XCTAssertEqual(view.convert(CGRect(x: 1, y: 2, width: 1, height: 1), to: child).origin, .zero)
      view.isHidden = true
      view.alpha = 0.5
      view.clipsToBounds = true
      view.contentMode = .scaleAspectFit
      view.tintColor = UIColor.white.withAlphaComponent(0.5)
      view.tag = 7
      view.isUserInteractionEnabled = false
      view.transform = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 2, y: 2)
      view.transform = .identity
      view.semanticContentAttribute = .forceRightToLeft
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.accessibilityIdentifier = "view"
      view.accessibilityTraits = [.button, .selected]
      view.isAccessibilityElement = true
      view.accessibilityIgnoresInvertColors = true
      view.setNeedsDisplay()
      view.endEditing(true)
      XCTAssertTrue(view.viewWithTag(7) === view)
      XCTAssertEqual(UIView.noIntrinsicMetric, -1)
      XCTAssertEqual(UIView.layoutFittingCompressedSize, .zero)
      child.removeFromSuperview()
      XCTAssertNil(child.superview)
      let stored = UIView()
      XCTAssertNil(stored.backgroundColor)
      XCTAssertEqual(stored.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      XCTAssertEqual(stored.tintColor, .systemBlue)
      XCTAssertNotEqual(stored, UIView())
      XCTAssertEqual(Set([stored, stored]).count, 1)
    }
  }

  func testPriorities() {
    onMainActor {
      let view = UIView()
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 900), for: .vertical)
      XCTAssertEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 1000)
      XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultLow)
      XCTAssertEqual([UILayoutPriority.defaultHigh, .fittingSizeLevel].map(\.rawValue), [750, 50])
    }
  }

  func testLayers() {
    onMainActor {
      let view = UIView()
      view.layer.cornerRadius = 8
      view.layer.cornerCurve = .continuous
      view.layer.masksToBounds = true
      view.layer.borderColor = UIColor.lightGray.cgColor
      view.layer.shadowOffset = CGSize(width: 0, height: 2)
      view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.layer.rasterizationScale = UIScreen.main.scale
      XCTAssertTrue(view.clipsToBounds)
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
      gradient.locations = [0, 1]
      gradient.frame = view.bounds
      view.layer.insertSublayer(gradient, at: 0)
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
      shape.fillColor = UIColor.clear.cgColor
      shape.lineCap = .round
      view.layer.addSublayer(shape)
      let animation = CABasicAnimation(keyPath: "transform.rotation")
      animation.duration = 1
      view.layer.add(animation, forKey: "spin")
      XCTAssertEqual(view.layer.sublayers?.count, 2)
      shape.removeFromSuperlayer()
      XCTAssertEqual(view.layer.sublayers?.count, 1)
    }
  }

  func testConstraintsAndAnchors() {
    onMainActor {
      let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      view.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      let width = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8), width,
        child.topAnchor.constraint(equalTo: view.topAnchor), child.heightAnchor.constraint(equalToConstant: 20),
      ])
      NSLayoutConstraint(
        item: child, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: view, attribute: .trailing,
        multiplier: 1, constant: -50
      ).isActive = true
      view.layoutIfNeeded()
      // At most 100 - 50 at its end.
      assertFrame(child, 8, 0, 42, 20)
    }
  }

  func testColoursFontsAndImages() {
    XCTAssertEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red)
    XCTAssertEqual(UIColor(hexNumber: 0xFF0000), .red)
    XCTAssertEqual(UIColor(named: "brand")?.name, "brand")
    XCTAssertEqual(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.cgColor.alpha, 1)
    XCTAssertEqual(UIColor.brandColor, .systemIndigo)
    XCTAssertEqual(UIFont.systemFont(ofSize: 12, weight: .semibold).pointSize, 12)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .headline).pointSize, 17)
    XCTAssertEqual(UIFont(name: "Lato-Bold", size: 9)?.fontName, "Lato-Bold")
    XCTAssertEqual(UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate).renderingMode, .alwaysTemplate)
    let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    XCTAssertEqual(UIImage(systemName: "star", withConfiguration: configuration)?.size.width, 30)
    XCTAssertEqual(UIImage(named: "logo")?.withTintColor(.red).tintColor, .red)
    XCTAssertNil(UIImage(data: Data()))
  }

  func testAttributedStrings() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSMutableAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
    text.addAttributes([.paragraphStyle: style], range: NSRange(location: 0, length: 5))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 1, length: 1))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
    XCTAssertEqual(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .blue)
    XCTAssertEqual((text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing, 4)
    XCTAssertNotNil(text.attribute(.attachment, at: 5, effectiveRange: nil) as? NSTextAttachment)
  }

  func testValuesOfFoundation() {
    XCTAssertEqual(IndexPath(row: 2, section: 1), IndexPath(item: 2, section: 1))
    XCTAssertEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX, 4)
    XCTAssertEqual(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing, 4)
    XCTAssertEqual(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets.zero).width, 10)
    XCTAssertEqual(CGPoint(x: 1, y: 0).applying(CGAffineTransform(scaleX: 2, y: 1)).x, 2)
  }
}

extension UIColor {
  fileprivate convenience init(hexNumber: Int) {
    self.init(
      red: CGFloat(hexNumber >> 16 & 0xFF) / 255, green: CGFloat(hexNumber >> 8 & 0xFF) / 255,
      blue: CGFloat(hexNumber & 0xFF) / 255, alpha: 1)
  }

  fileprivate class var brandColor: UIColor { .systemIndigo }
}
