import Foundation
import LayoutDSL
import XCTest

final class FixedSizeControlTests: XCTestCase {
  /// Intrinsic 49 × 31, a frame of 51 × 31.
  func testSwitch() {
    onMainActor {
      let root = makeRoot(375, 200)
      let toggle = Switch()
      root.addSubview(toggle)
      toggle.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.right.equalToSuperview().inset(16)
      }
      root.layoutIfNeeded()
      assertIntrinsic(toggle, 49, 31)
      assertHugging(toggle, 750, 750)
      // 375 − 16 − 49
      assertEqual(toggle.frame, 310, 0, 51, 31)
    }
  }

  func testSwitchSends() {
    onMainActor {
      let toggle = Switch()
      var heard: [Bool] = []
      toggle.addAction(for: .valueChanged) { [unowned toggle] in heard.append(toggle.isOn) }
      toggle.setOn(true, animated: true)
      toggle.performPrimaryAction()
      toggle.performPrimaryAction()
      XCTAssertEqual(heard, [false, true])
    }
  }

  /// 16 points from the edges of 375: x 14, width 347, height 31.
  func testSlider() {
    onMainActor {
      let root = makeRoot(375, 200)
      let slider = Slider()
      root.addSubview(slider)
      slider.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.left.right.equalToSuperview().inset(16)
      }
      root.layoutIfNeeded()
      assertIntrinsic(slider, -1, 30)
      assertHugging(slider, 250, 750)
      assertEqual(slider.frame, 14, 0, 347, 31)
    }
  }

  func testSliderKeepsItsValueInRange() {
    onMainActor {
      let slider = Slider()
      var heard: [Float] = []
      slider.addAction(for: .valueChanged) { [unowned slider] in heard.append(slider.value) }
      slider.value = 7
      XCTAssertEqual(slider.value, 1)
      slider.maximumValue = 10
      slider.drag(to: 4)
      slider.drag(to: -4)
      XCTAssertEqual(heard, [4, 0])
      slider.minimumValue = 12
      XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [12, 12, 12])
    }
  }

  func testStepper() {
    onMainActor {
      let stepper = Stepper()
      assertIntrinsic(stepper, 94, 32)
      assertHugging(stepper, 750, 750)
      var heard: [Double] = []
      stepper.addAction(for: .valueChanged) { [unowned stepper] in heard.append(stepper.value) }
      stepper.maximumValue = 2
      for _ in 0..<3 { stepper.increment() }
      stepper.decrement()
      XCTAssertEqual(heard, [1, 2, 1])
      stepper.wraps = true
      stepper.increment()
      stepper.increment()
      XCTAssertEqual(stepper.value, 0)
      stepper.decrement()
      XCTAssertEqual(stepper.value, 2)
    }
  }

  /// The archive's: 3 · (5 · 13 + 20) + 2 = 257 for five ideographs at most; 31 high in a frame of 32.
  func testSegmentedControl() {
    onMainActor {
      let root = makeRoot(375, 200)
      let control = SegmentedControl(items: ["服务器指定", "腾讯云", "即构"])
      root.addSubview(control)
      control.snp.makeConstraints { make in make.top.left.equalToSuperview() }
      root.layoutIfNeeded()
      assertIntrinsic(control, 257, 31)
      assertHugging(control, 250, 750)
      assertEqual(control.frame, 0, 0, 257, 32)
    }
  }

  /// "Month" is 8520/2816 em wide (Tools/word_widths.py).
  func testSegments() {
    onMainActor {
      let control = SegmentedControl(items: ["Day", "Week", "Month", Image(size: CGSize(width: 30, height: 9))])
      assertEqual(control.intrinsicContentSize.width, 4 * (8520 * 13 / 2816 + 20) + 3)
      control.setWidth(50, forSegmentAt: 0)
      assertEqual(control.intrinsicContentSize.width, 50 + 3 * (8520 * 13 / 2816 + 20) + 3)
      var count = 0
      control.addAction(for: .valueChanged) { count += 1 }
      control.selectedSegmentIndex = 1
      control.select(2)
      control.select(2)
      XCTAssertEqual(control.selectedSegmentIndex, 2)
      XCTAssertEqual(count, 1)
      control.removeSegment(at: 0, animated: false)
      XCTAssertEqual(control.selectedSegmentIndex, 1)
      XCTAssertEqual(control.titleForSegment(at: 1), "Month")
      control.removeSegment(at: 1, animated: false)
      XCTAssertEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
      control.selectedSegmentIndex = 9
      XCTAssertEqual(control.selectedSegmentIndex, -1)
      control.removeAllSegments()
      assertIntrinsic(control, 0, 31)
    }
  }

  func testProgressView() {
    onMainActor {
      let view = ProgressView(progressViewStyle: .bar)
      assertIntrinsic(view, -1, 4)
      assertHugging(view, 250, 750)
      view.progress = 3
      XCTAssertEqual(view.progress, 1)
    }
  }

  func testActivityIndicator() {
    onMainActor {
      let indicator = ActivityIndicator(style: .medium)
      assertIntrinsic(indicator, 20, 20)
      assertHugging(indicator, 750, 750)
      indicator.style = .large
      assertIntrinsic(indicator, 37, 37)
      XCTAssertTrue(indicator.isHidden)
      indicator.startAnimating()
      XCTAssertFalse(indicator.isHidden)
      XCTAssertTrue(indicator.isAnimating)
      indicator.stopAnimating()
      XCTAssertTrue(indicator.isHidden)
      indicator.hidesWhenStopped = false
      XCTAssertFalse(indicator.isHidden)
    }
  }

  /// Three dots of 7 with 9 between: 39 × 37.
  func testPageControl() {
    onMainActor {
      let control = PageControl()
      assertIntrinsic(control, 0, 37)
      control.numberOfPages = 3
      assertIntrinsic(control, 39, 37)
      assertHugging(control, 750, 750)
      control.currentPage = 5
      XCTAssertEqual(control.currentPage, 2)
      control.numberOfPages = 1
      XCTAssertEqual(control.currentPage, 0)
      assertIntrinsic(control, 7, 37)
    }
  }

  func testPickers() {
    onMainActor {
      assertHugging(DatePicker(), 750, 750)
      assertIntrinsic(PickerView(), 320, 216)
      assertHugging(PickerView(), 750, 750)
      let picker = DatePicker()
      picker.minimumDate = Date(timeIntervalSince1970: 1000)
      picker.date = Date(timeIntervalSince1970: 10)
      XCTAssertEqual(picker.date, Date(timeIntervalSince1970: 1000))
    }
  }

  /// Characters of 10 points: "Jan 1, 1970" has 11 and "12:00 AM" 8, each with 12 on both sides, 8 apart.
  func testStylesOfADatePicker() {
    onMainActor {
      let picker = DatePicker()
      picker.textMeasurer = TenPointCharacters()
      picker.date = Date(timeIntervalSince1970: 0)
      let line: CGFloat = 17 * 2444 / 2048
      XCTAssertEqual(picker.datePickerStyle, .compact)
      assertIntrinsic(picker, 134 + 8 + 104, line + 14)
      picker.datePickerMode = .time
      assertIntrinsic(picker, 104, line + 14)
      picker.datePickerMode = .date
      assertIntrinsic(picker, 134, line + 14)
      // "Dec 31, 1970"
      picker.pick(Date(timeIntervalSince1970: 364 * 86_400))
      assertIntrinsic(picker, 144, line + 14)
      picker.timeZone = TimeZone(secondsFromGMT: 86_400 / 24)
      picker.date = Date(timeIntervalSince1970: -1)
      assertIntrinsic(picker, 134, line + 14)
      picker.preferredDatePickerStyle = .inline
      assertIntrinsic(picker, 320, 330)
      picker.datePickerMode = .dateAndTime
      assertIntrinsic(picker, 320, 380)
      picker.preferredDatePickerStyle = .wheels
      assertIntrinsic(picker, 320, 216)
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = .countDownTimer
      XCTAssertEqual(picker.datePickerStyle, .wheels)
    }
  }
}
