import Foundation
import LayoutDSL
import XCTest

/// The text UIKit writes about required constraints that contradict each other. A root has the number 0x40; what is added
/// to its tree afterwards has the next multiples of 0x40, in order.
final class ConsoleReportTests: XCTestCase {
  func test_wholeText() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let texts = consoleTexts(of: root) {
        relate(view, .width, plus: 100)
        relate(view, .width, .greaterThanOrEqual, plus: 200.5).identifier = "wide"
      }
      XCTAssertEqual(
        texts,
        [
          [
            "Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want. ",
            "\tTry this: ",
            "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
            "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
            "(",
            "    \"<NSLayoutConstraint:0xc0 UIView:0x80.width == 100   (active)>\",",
            "    \"<NSLayoutConstraint:0x100 'wide' UIView:0x80.width >= 200.5   (active)>\"",
            ")",
            "",
            "Will attempt to recover by breaking constraint ",
            "<NSLayoutConstraint:0x100 'wide' UIView:0x80.width >= 200.5   (active)>",
            "",
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
              + "may also be helpful.",
          ].joined(separator: "\n")
        ])
    }
  }

  /// 0 wide, and 5 away from both edges: the width that must not be negative is implied and not listed.
  func test_visualFormat() {
    onMainActor {
      let root = makeRoot(300, 100)
      let parent = Box()
      parent.layoutLabel = "parent"
      let child = Box()
      root.addSubview(parent)
      parent.addSubview(child)
      let texts = consoleTexts(of: root) {
        relate(parent, .width, plus: 0)
        relate(child, .leading, to: parent, plus: 5)
        relate(parent, .trailing, to: child, plus: 5)
      }
      XCTAssertEqual(
        texts.map(list),
        [
          [
            "<NSLayoutConstraint:0x100 LayoutDSLTests.Box:0x80'parent'.width == 0   (active)>",
            "<NSLayoutConstraint:0x140 H:|-(5)-[LayoutDSLTests.Box:0xc0]   "
              + "(active, names: '|':LayoutDSLTests.Box:0x80'parent' )>",
            "<NSLayoutConstraint:0x180 H:[LayoutDSLTests.Box:0xc0]-(5)-|   "
              + "(active, names: '|':LayoutDSLTests.Box:0x80'parent' )>",
          ]
        ])
    }
  }

  /// Which spellings read as a distance: all of the text but the number of the constraint.
  func test_spellings() {
    onMainActor {
      let root = makeRoot(300, 100)
      let first = View()
      let second = View()
      let inner = View()
      let guide = LayoutGuide()
      guide.identifier = "gap"
      root.adding(first, second)  // 0x80, 0xc0
      first.addSubview(inner)  // 0x100
      root.addLayoutGuide(guide)  // 0x140
      let text = { (constraint: AttributeConstraint) in
        constraint.consoleText.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
      }
      let names = "(active, names: '|':UIView:0x40 )>"
      let expected: [(AttributeConstraint, String)] = [
        (relate(first, .top, to: root), "V:|-(0)-[UIView:0x80]   \(names)"),
        (relate(first, .left, to: root, plus: -2.5), "H:|-(-2.5)-[UIView:0x80](LTR)   \(names)"),
        (
          relate(first, .leading, .greaterThanOrEqual, to: root, plus: 8, at: 750),
          "H:|-(>=8@750)-[UIView:0x80]   \(names)"
        ),
        (relate(root, .bottom, .lessThanOrEqual, to: first, plus: 10), "V:[UIView:0x80]-(<=10)-|   \(names)"),
        (relate(root, .right, to: first, plus: 94.0 / 3), "H:[UIView:0x80]-(31.3333)-|(LTR)   \(names)"),
        (relate(second, .leading, to: first, .trailing, plus: 10), "H:[UIView:0x80]-(10)-[UIView:0xc0]   (active)>"),
        (relate(second, .top, to: first, .bottom, at: 251), "V:[UIView:0x80]-(0@251)-[UIView:0xc0]   (active)>"),
        (relate(second, .left, to: first, .right), "H:[UIView:0x80]-(0)-[UIView:0xc0](LTR)   (active)>"),
        (relate(guide, .top, to: root, plus: 1), "V:|-(1)-[UILayoutGuide:0x140'gap']   \(names)"),
        (
          relate(second, .leading, to: guide, .trailing, plus: 1),
          "H:[UILayoutGuide:0x140'gap']-(1)-[UIView:0xc0]   (active)>"
        ),
        // The flipped spellings, and what is no distance.
        (relate(first, .trailing, to: root, plus: -8), "UIView:0x80.trailing == UIView:0x40.trailing - 8   (active)>"),
        (relate(root, .top, to: first, plus: 8), "UIView:0x40.top == UIView:0x80.top + 8   (active)>"),
        (relate(first, .trailing, to: second, .leading), "UIView:0x80.trailing == UIView:0xc0.leading   (active)>"),
        (relate(first, .leading, to: second), "UIView:0x80.leading == UIView:0xc0.leading   (active)>"),
        (relate(inner, .top, to: root), "UIView:0x100.top == UIView:0x40.top   (active)>"),
        (relate(inner, .top, to: first, .bottom), "UIView:0x100.top == UIView:0x80.bottom   (active)>"),
        (
          relate(first, .trailing, to: root, times: 0.9, plus: 1),
          "UIView:0x80.trailing == 0.9*UIView:0x40.trailing + 1   (active)>"
        ),
        (relate(first, .centerX, to: root), "UIView:0x80.centerX == UIView:0x40.centerX   (active)>"),
        (
          relate(first, .width, .lessThanOrEqual, to: second, .height, times: 1.574, plus: -10, at: 999.5),
          "UIView:0x80.width <= 1.574*UIView:0xc0.height - 10 priority:999.5   (active)>"
        ),
        (relate(first, .height, plus: 1_234_567), "UIView:0x80.height == 1.23457e+06   (active)>"),
      ]
      for (constraint, wanted) in expected { XCTAssertEqual(text(constraint), wanted) }
      expected[0].0.isActive = false
      XCTAssertEqual(text(expected[0].0), "UIView:0x80.top == UIView:0x40.top   (inactive)>")
    }
  }

  func test_statementsOfTheMaker() {
    onMainActor {
      let root = makeRoot(300, 100)
      root.snp.setLabel("screen")
      let view = View()
      view.snp.setLabel("title")
      root.addSubview(view)
      let line: UInt = #line + 3
      let texts = consoleTexts(of: root) {
        view.snp.makeConstraints { make in
          make.top.equalTo(root.safeAreaLayoutGuide).offset(16).labeled("titleTop")
          make.top.equalTo(root.safeAreaLayoutGuide).offset(-3.5)
          make.bottom.equalToSuperview().multipliedBy(0.5)
        }
      }
      let place = "@ConsoleReportTests.swift#"
      XCTAssertEqual(
        texts.map(list),
        [
          [
            "<SnapKit.LayoutConstraint:0x100\(place)\(line + 1) UIView:0x80'title'.top == "
              + "UILayoutGuide:0x49'UIViewSafeAreaLayoutGuide'.top - 3.5>",
            "<SnapKit.LayoutConstraint:0xc0\(place)\(line) 'titleTop' UIView:0x80'title'.top == "
              + "UILayoutGuide:0x49'UIViewSafeAreaLayoutGuide'.top + 16.0>",
          ]
        ])
      XCTAssertEqual(
        view.snp.layoutConstraints.last?.consoleText,
        "<SnapKit.LayoutConstraint:0x140\(place)\(line + 2) UIView:0x80'title'.bottom == UIView:0x40'screen'.bottom * 0.5>"
      )
    }
  }

  /// A window of 100, with bars of 47 and 34 at its ends, margins of 8, and content that wants 60 within them.
  func test_librarysGuides() {
    onMainActor {
      let root = makeRoot(300, 100)
      root.additionalSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let texts = consoleTexts(of: root) {
        relate(view, .top, to: root.safeAreaLayoutGuide)
        relate(view, .bottom, to: root.safeAreaLayoutGuide)
        relate(view, .height, plus: 60)
        relate(view, .left, to: root, .leftMargin)
        relate(view, .right, to: root, .rightMargin)
        relate(view, .width, plus: 300)
      }
      let names = "(active, names: '|':UIView:0x40 )>"
      let area = "UILayoutGuide:0x49'UIViewSafeAreaLayoutGuide'"
      let margins = "UILayoutGuide:0x4e'UIViewLayoutMarginsGuide'"
      XCTAssertEqual(
        texts.map(list),
        [
          [
            "<NSLayoutConstraint:0xc0 UIView:0x80.top == \(area).top   (active)>",
            "<NSLayoutConstraint:0x100 UIView:0x80.bottom == \(area).bottom   (active)>",
            "<NSLayoutConstraint:0x140 UIView:0x80.height == 60   (active)>",
            "<NSLayoutConstraint:0x43 'UIView-Encapsulated-Layout-Height' UIView:0x40.height == 100   (active)>",
            "<NSLayoutConstraint:0x5d 'UIViewSafeAreaLayoutGuide-bottom' V:[\(area)]-(34)-|   \(names)",
            "<NSLayoutConstraint:0x5b 'UIViewSafeAreaLayoutGuide-top' V:|-(47)-[\(area)]   \(names)",
          ],
          [
            "<NSLayoutConstraint:0x180 UIView:0x80.left == UIView:0x40.leftMargin   (active)>",
            "<NSLayoutConstraint:0x1c0 UIView:0x80.right == UIView:0x40.rightMargin   (active)>",
            "<NSLayoutConstraint:0x200 UIView:0x80.width == 300   (active)>",
            "<NSLayoutConstraint:0x41 'UIView-Encapsulated-Layout-Width' UIView:0x40.width == 300   (active)>",
            "<NSLayoutConstraint:0x5f 'UIView-leftMargin-guide-constraint' H:|-(8)-[\(margins)](LTR)   \(names)",
            "<NSLayoutConstraint:0x61 'UIView-rightMargin-guide-constraint' H:[\(margins)]-(8)-|(LTR)   \(names)",
          ],
        ])
    }
  }

  func test_contentIsOneConstraint() {
    onMainActor {
      let root = makeRoot(300, 100)
      let view = Box(50, 10)
      view.layoutLabel = "two\nlines"
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
      root.addSubview(view)
      let texts = consoleTexts(of: root) { relate(view, .width, plus: 40) }
      XCTAssertEqual(
        texts.map(list),
        [
          [
            "<NSContentSizeLayoutConstraint:0x85 LayoutDSLTests.Box:0x80'two lines'.width == 50 Hug:1000 "
              + "CompressionResistance:1000   (active)>",
            "<NSLayoutConstraint:0xc0 LayoutDSLTests.Box:0x80'two lines'.width == 40   (active)>",
          ]
        ])
    }
  }

  /// Accessibility identifiers stand for class and address in UIKit's own constraints, and are explained at the end.
  func test_accessibilityIdentifiers() {
    onMainActor {
      let root = makeRoot(300, 100)
      let card = View(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      let title = Box(50, 10)
      card.accessibilityIdentifier = "card"
      title.accessibilityIdentifier = "A title of more than twenty-five letters"
      root.addSubview(card)  // 0x80
      card.addSubview(title)  // 0xc0
      title.setContentCompressionResistancePriority(.required, for: .horizontal)
      let texts = consoleTexts(of: root) {
        relate(title, .leading, to: card, plus: 8)
        relate(title, .trailing, .lessThanOrEqual, to: card, plus: -8)
      }
      let name = "A title of more than twen..."
      XCTAssertEqual(
        texts.map(list),
        [
          [
            "<NSAutoresizingMaskLayoutConstraint:0x81 h=--& v=--& card.width == 30   (active, names: card:0x80 )>",
            "<NSContentSizeLayoutConstraint:0xc5 \(name).width == 50 Hug:250 CompressionResistance:1000   "
              + "(active, names: \(name):0xc0 )>",
            "<NSLayoutConstraint:0x100 H:|-(8)-[\(name)]   (active, names: \(name):0xc0, card:0x80, '|':card:0x80 )>",
            "<NSLayoutConstraint:0x140 \(name).trailing <= card.trailing - 8   "
              + "(active, names: \(name):0xc0, card:0x80 )>",
          ]
        ])
      let made = title.snp.prepareConstraints { $0.width.equalTo(card) }
      XCTAssertEqual(
        made.first?.layoutConstraints.first.map {
          $0.consoleText.contains("Box:0xc0'A title of more than twenty-five letters'.width")
        },
        true)
    }
  }

  func test_labelsShowTheirText() {
    onMainActor {
      let root = makeRoot(300, 100)
      let short = Label()
      let long = Label()
      short.text = "Set lunch"
      long.text = "Please keep this key in a safe place"
      root.adding(short, long)
      XCTAssertEqual(
        relate(short, .width, to: long).consoleText,
        "<NSLayoutConstraint:0x100 UILabel:0x80'Set lunch'.width == UILabel:0xc0'Please keep this key in a...'.width   "
          + "(active)>")
    }
  }

  func test_stackViews() {
    onMainActor {
      let root = makeRoot(300, 100)
      let stack = StackView()
      let first = Box(10, 10)
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      stack.addArrangedSubview(first)
      root.layoutIfNeeded()
      let texts = stack.constraints.map(\.consoleText).filter { $0.contains("canvas") }
      XCTAssertTrue(
        texts.contains {
          $0.contains("<NSLayoutConstraint:0x")
            && $0.contains(
              " 'UISV-canvas-connection' UIStackView:0x80.leading == LayoutDSLTests.Box:0xc0.leading   (active)>")
        },
        texts.joined(separator: "\n"))
    }
  }

  func test_classesOfOthersKeepTheirModule() {
    onMainActor {
      final class Row: View {}
      final class Pinned: AttributeConstraint {}
      let root = makeRoot(300, 100)
      let row = Row()
      root.addSubview(row)
      let constraint = Pinned(
        item: row, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 4)
      constraint.isActive = true
      XCTAssertEqual(
        constraint.consoleText,
        "<LayoutDSLTests.ConsoleReportTests.Pinned:0xc0 LayoutDSLTests.ConsoleReportTests.Row:0x80.width == 4   (active)>"
      )
    }
  }
}
