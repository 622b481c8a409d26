import Foundation
import LayoutDSL
import XCTest

/// How a constraint describes itself to a debugger: in SnapKit's shape.
final class DescriptionTests: XCTestCase {
  func testDescriptions() {
    onMainActor {
      final class Row: View {}
      let family = Family()
      let guide = LayoutGuide()
      family.superview.addLayoutGuide(guide)
      family.first.snp.setLabel("title")
      let row = Row()
      family.superview.addSubview(row)
      let line: UInt = #line + 2
      family.first.snp.makeConstraints { make in
        make.left.equalTo(family.superview).offset(20).labeled("L")
        make.top.equalTo(family.other.snp.bottom).offset(-3.5)
        make.width.equalTo(family.other).multipliedBy(0.5).priority(.high)
        make.bottom.greaterThanOrEqualToSuperview()
        make.right.lessThanOrEqualTo(guide)
        make.height.equalTo(30)
        make.height.equalTo(-20).priority(999.5)
        make.width.equalTo(0).multipliedBy(3)
        make.centerX.equalTo(row)
      }
      guide.snp.setLabel("column")
      func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
      }
      let constraints = family.first.snp.layoutConstraints
      let other = "UIView:\(address(family.other))"
      let superview = "UIView:\(address(family.superview))"
      let expected = [
        "UIView:title.left == \(superview).left + 20.0",
        "UIView:title.top == \(other).bottom - 3.5",
        "UIView:title.width == \(other).width * 0.5 ^UILayoutPriority(rawValue: 750.0)",
        "UIView:title.bottom >= \(superview).bottom",
        "UIView:title.right <= UILayoutGuide:column.right",
        "UIView:title.height == 30.0",
        "UIView:title.height == -20.0 ^UILayoutPriority(rawValue: 999.5)",
        "UIView:title.width == * 3.0 0.0",
      ]
      for (index, (constraint, equation)) in zip(constraints, expected).enumerated() {
        let name = index == 0 ? "L" : address(constraint)
        XCTAssertEqual(
          constraint.description,
          "<SnapKit.LayoutConstraint:\(name)@DescriptionTests.swift#\(line + UInt(index)) \(equation)>")
      }
      // Classes of others keep their module.
      XCTAssertTrue(
        constraints[8].description.hasSuffix(" == LayoutDSLTests.DescriptionTests.Row:\(address(row)).centerX>"),
        constraints[8].description)
    }
  }

  func testItemsThatAreGone() {
    onMainActor {
      var prepared: [Constraint] = []
      do {
        let family = Family()
        prepared = family.first.snp.prepareConstraints { $0.left.equalTo(family.other).labeled("lost") }
      }
      let text = prepared[0].layoutConstraints[0].description
      XCTAssertTrue(text.hasPrefix("<SnapKit.LayoutConstraint:lost@DescriptionTests.swift#"), text)
      XCTAssertTrue(text.hasSuffix(" (gone).left == (gone).left>"), text)
    }
  }
}
