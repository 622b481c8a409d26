import Foundation
import LayoutDSL
import XCTest

/// What SnapKit aborts or UIKit raises on is told with its kind, file and line; everything else takes effect.
final class IssueTests: XCTestCase {
  private struct Silent: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
    ConstraintDirectionalInsetTarget
  {}
  private struct Opaque: ConstraintRelatableTarget {}

  // MARK: No superview

  func testNoSuperview() {
    onMainActor {
      let lone = View()
      let expected: [(ConstraintMaker) -> UInt] = [
        { make in
          make.left.equalToSuperview()
          return #line - 1
        },
        { make in
          make.edges.lessThanOrEqualToSuperview().inset(5).priority(.low)
          return #line - 1
        },
        { make in
          make.width.greaterThanOrEqualToSuperview().multipliedBy(2).offset(1)
          return #line - 1
        },
        { make in
          make.left.equalToSuperview { $0.snp.right }
          return #line - 1
        },
        { make in
          make.left.lessThanOrEqualToSuperview(\.safeAreaLayoutGuide)
          return #line - 1
        },
        { make in
          make.left.greaterThanOrEqualToSuperview { _ in 5 }
          return #line - 1
        },
        { make in
          make.top.left.equalTo(10)
          return #line - 1
        },
      ]
      for statement in expected {
        var line: UInt = 0
        let reports = ReportRecorder.collect {
          lone.snp.remakeConstraints { make in
            line = statement(make)
            make.width.equalTo(30)
          }
        }
        check(reports, line: line) { if case .noSuperview = $0 { true } else { false } }
        XCTAssertEqual(lone.snp.layoutConstraints.map(\.firstAttribute), [.width])
      }
    }
  }

  /// Sizes of the same statement do not need a superview.
  func testOnlyLocationsNeedASuperview() {
    onMainActor {
      let lone = View()
      let line: UInt = #line + 2
      let reports = ReportRecorder.collect {
        lone.snp.makeConstraints { $0.width.left.height.equalTo(10) }
      }
      check(reports, line: line) { if case .noSuperview = $0 { true } else { false } }
      XCTAssertEqual(lone.snp.layoutConstraints.map(\.firstAttribute), [.width, .height])
    }
  }

  func testGuideWithoutOwner() {
    onMainActor {
      let guide = LayoutGuide()
      let line: UInt = #line + 2
      let reports = ReportRecorder.collect {
        guide.snp.makeConstraints { $0.edges.equalToSuperview() }
      }
      check(reports, line: line) { if case .noSuperview = $0 { true } else { false } }
    }
  }

  // MARK: Hierarchy

  func testNoCommonAncestor() {
    onMainActor {
      let family = Family()
      family.first.snp.setLabel("first")
      family.superview.snp.setLabel("root")
      let stranger = View()
      stranger.snp.setLabel("stranger")
      let line: UInt = #line + 3
      let reports = ReportRecorder.collect {
        let rows = family.rows { make, _ in
          make.left.equalTo(stranger)
          make.top.equalToSuperview()
        }
        XCTAssertEqual(rows, ["top == super.top"])
      }
      check(reports, line: line) { $0 == .noCommonAncestor(first: ["first", "root"], second: ["stranger"]) }
    }
  }

  /// What could not be activated is not recorded: nothing is left over, and it can be tried again.
  func testAFailedActivationLeavesNothing() {
    onMainActor {
      let superview = View()
      let view = View()
      var kept: Constraint?
      _ = ReportRecorder.collect {
        view.snp.makeConstraints { kept = $0.center.equalTo(superview).constraint }
      }
      XCTAssertEqual(view.snp.layoutConstraints, [])
      superview.addSubview(view)
      view.snp.makeConstraints { $0.center.equalTo(superview) }
      XCTAssertEqual(superview.constraints.count, 2)
      let reports = ReportRecorder.collect {
        view.snp.updateConstraints { $0.center.equalTo(superview).offset(3) }
        XCTAssertEqual(view.snp.layoutConstraints.map(\.constant), [3, 3])
        kept?.activate()
        XCTAssertEqual(superview.constraints.count, 4)
      }
      XCTAssertEqual(reports.reports, [])
    }
  }

  // MARK: Attributes

  func testMixedDirections() {
    onMainActor {
      let family = Family()
      var line: UInt = 0
      let reports = ReportRecorder.collect {
        let rows = family.rows { make, family in
          line = #line + 1
          make.left.equalTo(family.other.snp.leading)
          make.top.equalTo(1)
        }
        XCTAssertEqual(rows, ["top == super.top + 1"])
      }
      check(reports, line: line) { if case .mixedDirections = $0 { true } else { false } }
    }
  }

  func testLocationAgainstSize() {
    onMainActor {
      let family = Family()
      var line: UInt = 0
      let reports = ReportRecorder.collect {
        let rows = family.rows { make, family in
          line = #line + 1
          make.top.height.equalTo(family.other.snp.width)
        }
        // The size against a size stands.
        XCTAssertEqual(rows, ["height == other.width"])
      }
      // Both exist, as in SnapKit; the location is not put into effect.
      let prepared = family.first.snp.prepareConstraints { $0.top.height.equalTo(family.other.snp.width) }
      XCTAssertEqual(family.rows(of: prepared[0].layoutConstraints), ["top == other.width", "height == other.width"])
      check(reports, line: line) { if case .locationAgainstSize = $0 { true } else { false } }
    }
  }

  func testZeroMultiplier() {
    onMainActor {
      let family = Family()
      var line: UInt = 0
      let reports = ReportRecorder.collect {
        let rows = family.rows { make, family in
          line = #line + 1
          make.left.equalTo(family.other).multipliedBy(1 / 3)
          make.width.equalTo(family.other).multipliedBy(0)
        }
        XCTAssertEqual(rows, ["width == other.width * 0"])
      }
      check(reports, line: line) { if case .zeroMultiplierOnLocation = $0 { true } else { false } }
    }
  }

  func testMarginsOfAGuide() {
    onMainActor {
      let family = Family()
      let guide = LayoutGuide()
      family.superview.addLayoutGuide(guide)
      let line: UInt = #line + 2
      let reports = ReportRecorder.collect {
        family.first.snp.makeConstraints { $0.left.equalTo(guide.snp.leftMargin) }
      }
      check(reports, line: line) { if case .unsupportedAttribute = $0 { true } else { false } }
    }
  }

  // MARK: Numbers

  func testNumbersThatAreNotFinite() {
    onMainActor {
      let statements: [(ConstraintMaker, Family) -> UInt] = [
        { make, _ in
          make.width.equalTo(CGFloat.nan)
          return #line - 1
        },
        { make, _ in
          make.bottom.equalToSuperview().offset(CGFloat.infinity)
          return #line - 1
        },
        { make, _ in
          make.left.equalToSuperview().inset(-Double.infinity)
          return #line - 1
        },
        { make, family in
          make.width.equalTo(family.other).multipliedBy(Double.nan)
          return #line - 1
        },
        { make, family in
          make.width.equalTo(family.other).dividedBy(0)
          return #line - 1
        },
      ]
      for statement in statements {
        let family = Family()
        var line: UInt = 0
        let reports = ReportRecorder.collect {
          let rows = family.rows { make, family in
            line = statement(make, family)
            make.height.equalTo(9)
          }
          XCTAssertEqual(rows, ["height == 9"])
        }
        check(reports, line: line) { if case .notFinite = $0 { true } else { false } }
      }
    }
  }

  func testUpdateWithANumberThatIsNotFinite() {
    onMainActor {
      let family = Family()
      _ = family.rows { make, _ in
        make.left.equalTo(5)
        make.top.equalTo(6)
      }
      var line: UInt = 0
      let reports = ReportRecorder.collect {
        family.first.snp.updateConstraints { make in
          line = #line + 1
          make.left.equalTo(CGFloat.nan)
          make.top.equalTo(7)
        }
      }
      check(reports, line: line) { if case .notFinite = $0 { true } else { false } }
      XCTAssertEqual(family.rows, ["left == super.left + 5", "top == super.top + 7"])
    }
  }

  func testPrioritiesThatAreNone() {
    onMainActor {
      for priority in [0, -1, 1000.5, Float.nan, .infinity] {
        let family = Family()
        var line: UInt = 0
        let reports = ReportRecorder.collect {
          let rows = family.rows { make, _ in
            line = #line + 1
            make.width.equalTo(1).priority(priority)
            make.height.equalTo(2).priority(1000)
          }
          XCTAssertEqual(rows, ["height == 2"])
        }
        check(reports, line: line) { if case .badPriority = $0 { true } else { false } }
      }
    }
  }

  // MARK: Targets

  func testTypesThatSayNothingAboutThemselves() {
    onMainActor {
      let statements: [(ConstraintMaker) -> UInt] = [
        { make in
          make.left.equalTo(Opaque())
          return #line - 1
        },
        { make in
          make.left.equalTo(Silent())
          return #line - 1
        },
        { make in
          make.left.equalToSuperview { _ in Opaque() }
          return #line - 1
        },
        { make in
          make.left.equalToSuperview().offset(Silent())
          return #line - 1
        },
        { make in
          make.left.equalToSuperview().inset(Silent() as any ConstraintInsetTarget)
          return #line - 1
        },
        { make in
          make.left.equalToSuperview().inset(Silent() as any ConstraintDirectionalInsetTarget)
          return #line - 1
        },
      ]
      for statement in statements {
        let family = Family()
        var line: UInt = 0
        let reports = ReportRecorder.collect {
          let rows = family.rows { make, _ in
            line = statement(make)
            make.height.equalTo(9)
          }
          XCTAssertEqual(rows, ["height == 9"])
        }
        check(reports, line: line) { if case .invalidTarget = $0 { true } else { false } }
      }
    }
  }

  func testUpdateOffsetWithATypeThatSaysNothing() {
    onMainActor {
      let family = Family()
      var kept: Constraint?
      family.first.snp.makeConstraints { kept = $0.left.equalTo(5).constraint }
      let line: UInt = #line + 1
      let reports = ReportRecorder.collect { kept?.update(offset: Silent()) }
      check(reports, line: line) { if case .invalidTarget = $0 { true } else { false } }
      XCTAssertEqual(family.rows, ["left == super.left + 5"])
    }
  }

  /// A refused statement that is related again, to something with meaning, is a statement like any other.
  func testRefusedStatementsCanBeRelatedAgain() {
    onMainActor {
      let family = Family()
      let reports = ReportRecorder.collect {
        let rows = family.rows { make, _ in
          let statement = make.left
          statement.equalTo(Opaque())
          statement.equalTo(4)
        }
        XCTAssertEqual(rows, ["left == super.left + 4"])
      }
      XCTAssertEqual(reports.issues.count, 1)
    }
  }

  /// Its constraint is there, without layout constraints, and does nothing.
  func testConstraintOfARefusedStatement() {
    onMainActor {
      let lone = View()
      let reports = ReportRecorder.collect {
        let prepared = lone.snp.prepareConstraints { make in
          make.left.equalToSuperview()
          make.width.equalTo(5)
        }
        XCTAssertEqual(prepared.map(\.layoutConstraints.count), [0, 1])
        prepared[0].activate()
        prepared[0].update(offset: 4).update(priority: .low)
        prepared[0].deactivate()
        XCTAssertFalse(prepared[0].isActive)
      }
      XCTAssertEqual(reports.issues.count, 1)
    }
  }

  // MARK: Items that are gone

  func testTargetThatIsGone() {
    onMainActor {
      let family = Family()
      let lost = View().snp.left
      var line: UInt = 0
      let reports = ReportRecorder.collect {
        let rows = family.rows { make, _ in
          line = #line + 1
          make.left.equalTo(lost)
          make.width.equalTo(2)
        }
        XCTAssertEqual(rows, ["width == 2"])
      }
      check(reports, line: line) { if case .deadItem = $0 { true } else { false } }
    }
  }

  func testItemGoneBeforeItsConstraintIsBuilt() {
    onMainActor {
      var statement: ConstraintMakerEditable?
      var line: UInt = 0
      scope {
        let family = Family()
        let description = ConstraintDescription(item: family.first, attributes: .left)
        line = #line + 1
        statement = ConstraintMakerExtendable(description).equalTo(family.other)
      }
      let reports = ReportRecorder.collect { XCTAssertEqual(statement?.constraint.layoutConstraints, []) }
      check(reports, line: line) { if case .deadItem = $0 { true } else { false } }
    }
  }

  func testActivatingWhenTheItemIsGone() {
    onMainActor {
      let superview = View()
      var kept: Constraint?
      scope {
        let view = View()
        superview.addSubview(view)
        view.snp.makeConstraints { kept = $0.left.equalToSuperview().constraint }
        view.removeFromSuperview()
      }
      let line: UInt = #line + 1
      let activating = ReportRecorder.collect { kept?.activate() }
      check(activating, line: line) { if case .deadItem = $0 { true } else { false } }
      let deactivating = ReportRecorder.collect { kept?.isActive = false }
      XCTAssertEqual(deactivating.issues.count, 1)
      XCTAssertEqual(superview.constraints.count, 0)
    }
  }

  // MARK: Handlers

  /// Without a handler of the task the one of the tree's root gets the reports.
  func testTheRootsHandler() {
    onMainActor {
      let family = Family()
      var reports: [LayoutReport] = []
      family.superview.reportHandler = { reports.append($0) }
      let line: UInt = #line + 2
      _ = family.rows { make, family in
        make.top.equalTo(family.other.snp.edges)
      }
      guard case .issue(let issue)? = reports.first else { return XCTFail("\(reports)") }
      XCTAssertEqual(reports.count, 1)
      XCTAssertEqual(issue.line, line)
      XCTAssertTrue(issue.description.hasPrefix("\(#fileID):\(line): "), issue.description)
    }
  }
}

/// Ends the lifetime of what is made in the body.
private func scope(_ body: () -> Void) { body() }

/// One issue of the expected kind, at the line of the statement.
private func check(
  _ reports: ReportRecorder, line: UInt, file: StaticString = #filePath, testLine: UInt = #line,
  _ isExpected: (LayoutIssue.Kind) -> Bool
) {
  XCTAssertEqual(reports.reports.count, 1, "\(reports.reports)", file: file, line: testLine)
  guard let issue = reports.issues.first else { return }
  XCTAssertTrue(isExpected(issue.kind), "\(issue.kind)", file: file, line: testLine)
  XCTAssertEqual(issue.file, #fileID, file: file, line: testLine)
  XCTAssertEqual(issue.line, line, file: file, line: testLine)
}
