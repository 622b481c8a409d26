import Foundation
import Gallery
import LayoutBenchmarks
import LayoutDSL
import XCTest

/// What the replayer finds, by the names of unknowns.
private func replay(_ text: String) throws -> TranscriptAnswer {
  var answers: [TranscriptAnswer] = []
  try Transcript.replay(Array(text.utf8)) { answers.append($0) }
  XCTAssertEqual(answers.count, 1)
  return try XCTUnwrap(answers.first)
}

/// A tree as a transcript, which the replayer solves to the same values.
final class TranscriptTests: XCTestCase {
  func test_text() throws {
    try onMainActor {
      let screen = makeRoot(390, 844)
      screen.snp.setLabel("screen")
      screen.additionalSafeAreaInsets.top = 47
      let title = Box(120.5, 20)
      title.snp.setLabel("title 1")
      let badge = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      screen.adding(title, badge)
      let line: UInt = #line + 2
      title.snp.makeConstraints { make in
        make.top.equalTo(screen.safeAreaLayoutGuide).offset(16).labeled("title-top")
        make.centerX.equalToSuperview().priority(999.5)
        make.width.greaterThanOrEqualTo(title.snp.height).multipliedBy(0.1)
      }
      relate(badge, .width, .lessThanOrEqual, plus: 100).identifier = "title-top"
      let text = screen.captureTranscript()
      // Ranks: frames of roots 4, sizes 3, frames by mask 2.
      XCTAssertEqual(
        text,
        """
        # The constraints of a tree of views; `LayoutBenchmarks replay FILE` solves them.
        #   screen (0, 0, 390, 844)
        #     title 1 (134.75, 63, 120.5, 20)
        #     screen.View[1] (10, 20, 30, 40)

        # The unknowns, in order of addition.
        screen.unknowns: 0*screen.minX + 0*screen.minY + 0*screen.width + 0*screen.height == 0
        title_1.unknowns: 0*title_1.minX + 0*title_1.minY + 0*title_1.width + 0*title_1.height == 0
        screen.View1.unknowns: 0*screen.View1.minX + 0*screen.View1.minY + 0*screen.View1.width + \
        0*screen.View1.height == 0

        # The constraints, in order of addition.
        screen.frame.width: screen.width == 390 @required^4  # screen.width == 390 (its frame)
        screen.frame.minX: screen.minX == 0 @required^4  # screen.minX == 0 (its frame)
        screen.frame.height: screen.height == 844 @required^4  # screen.height == 844 (its frame)
        screen.frame.minY: screen.minY == 0 @required^4  # screen.minY == 0 (its frame)
        title_1.least.width: title_1.width >= 0 @required^3  # title 1.width >= 0
        title_1.least.height: title_1.height >= 0 @required^3  # title 1.height >= 0
        title_1.hugs.width: title_1.width <= 120.5 @250  # title 1.width <= 120.5 @250 (content hugging)
        title_1.resists.width: title_1.width >= 120.5 @750  # title 1.width >= 120.5 @750 (compression resistance)
        title_1.hugs.height: title_1.height <= 20 @250  # title 1.height <= 20 @250 (content hugging)
        title_1.resists.height: title_1.height >= 20 @750  # title 1.height >= 20 @750 (compression resistance)
        screen.View1.frame.width: screen.View1.width == 30 @required^2  # screen.View[1].width == 30 (autoresizing mask)
        screen.View1.frame.minX: screen.View1.minX == 10 @required^2  # screen.View[1].minX == 10 (autoresizing mask)
        screen.View1.frame.height: screen.View1.height == 40 @required^2  # screen.View[1].height == 40 (autoresizing mask)
        screen.View1.frame.minY: screen.View1.minY == 20 @required^2  # screen.View[1].minY == 20 (autoresizing mask)
        title_top: title_1.minY == 63  # title-top: title 1.top == screen.UIViewSafeAreaLayoutGuide.top + 16 \
        (\(#fileID):\(line))
        TranscriptTests.swift.\(line + 1): title_1.minX + 0.5*title_1.width - 0.5*screen.width == 0 @999.5  # \
        title 1.centerX == screen.centerX @999.5 (\(#fileID):\(line + 1))
        TranscriptTests.swift.\(line + 2): title_1.width - 0.1*title_1.height >= 0  # title 1.width >= 0.1 * \
        title 1.height (\(#fileID):\(line + 2))
        title_top_2: screen.View1.width <= 100  # title-top: screen.View[1].width <= 100 (\(#fileID):\(line + 4))

        solve

        """)
      let values = Dictionary(uniqueKeysWithValues: try replay(text).values.map { ($0.variable, $0.value) })
      XCTAssertEqual(values["title_1.minY"], 63)
      XCTAssertEqual(values["title_1.minX"], 134.75)
      XCTAssertEqual(badge.captureTranscript(), text)
    }
  }

  func test_contradictionsAndOpenPartsComeAlong() {
    onMainActor {
      let root = makeRoot(300, 100)
      root.layoutLabel = "root"
      let views = [Box(), Box(), Box(71, 10), Box(97, 10)]
      for (index, view) in views.enumerated() {
        view.layoutLabel = "view\(index)"
        root.addSubview(view)
      }
      let recorder = ReportRecorder()
      recorder.during {
        relate(views[0], .width, plus: 100).identifier = "first"
        relate(views[0], .width, plus: 200).identifier = "second"
        relate(views[1], .left, to: views[0], .right, plus: 8, at: 500)
        relate(views[2], .left, to: root)
        relate(views[3], .left, to: views[2], .right)
        relate(views[3], .right, to: root)
        let answer = try? replay(root.captureTranscript())
        XCTAssertEqual(answer?.rejections, [.init(constraint: "second", contradicting: ["first"])])
        XCTAssertEqual(answer?.ambiguous.contains("view1.width"), true)
        XCTAssertEqual(answer?.ambiguous.contains("view0.width"), false)
        for (index, view) in views.enumerated() {
          let values = ["minX", "minY", "width", "height"].map { name in
            answer?.values.first { $0.variable == "view\(index).\(name)" }?.value
          }
          XCTAssertEqual(values, [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height])
        }
      }
    }
  }

  /// Every example of the gallery comes out of its transcript as it went in. What a transcript has are the values before they
  /// are rounded to the pixels of a window.
  func test_galleryExamples() throws {
    try onMainActor {
      for example in Example.all {
        let stage = example.show()
        let answer = try replay(stage.root.captureTranscript())
        let values = Dictionary(uniqueKeysWithValues: answer.values.map { ($0.variable, $0.value) })
        XCTAssertEqual(values["screen.width"], Double(stage.root.frame.width))
        var compared = 0
        stage.root.forEachInSubtree { view in
          guard let name = view.layoutLabel, let x = values["\(name).minX"], let y = values["\(name).minY"],
            let width = values["\(name).width"], let height = values["\(name).height"]
          else { return }
          compared += 1
          let rect = view.alignmentRect(forFrame: view.exactFrame)
          assertEqual(rect, x, y, width, height)
        }
        XCTAssertGreaterThan(compared, 1, example.title)
      }
    }
  }

  func test_namesThatAreNone() throws {
    try onMainActor {
      let root = makeRoot(300, 100)
      let names = ["", "7up", ".x", "a:b#c\nd", "Übersicht", "same", "same", "edit", "solve"]
      for name in names {
        let view = Box()
        view.layoutLabel = name
        root.addSubview(view)
        relate(view, .left, to: root, plus: 1.0 / 3, at: 0.001).identifier = name
      }
      let answer = try replay(root.captureTranscript())
      XCTAssertEqual(
        answer.values.map(\.variable).filter { $0.hasSuffix(".minX") },
        ["View", "_", "_7up", "_.x", "a_b_c_d", "_bersicht", "same", "same_2", "edit", "solve"].map { "\($0).minX" })
      XCTAssertEqual(answer.values.filter { $0.value == 1.0 / 3 }.count, names.count)
    }
  }
}
