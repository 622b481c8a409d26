import SnapKit
import UIKit
import XCTest

/// What apps write most about controls, inputs and gestures, spelled as they do, with UIKit's defaults.
final class ControlSurfaceTests: XCTestCase {
  func testLabelsAndImages() {
    onMainActor {
      let label = UILabel()
      XCTAssertEqual(label.numberOfLines, 1)
      XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
      XCTAssertEqual(label.font.pointSize, 17)
      label.text = "Text"
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.baselineAdjustment = .alignCenters
      label.attributedText = NSAttributedString(string: "Other")
      XCTAssertEqual(label.text, "Other")
      let image = UIImageView(image: UIImage(systemName: "star"))
      image.animationDuration = 1
      image.startAnimating()
      XCTAssertTrue(image.isAnimating)
      XCTAssertFalse(UIImageView().isUserInteractionEnabled)
    }
  }

  func testButtons() {
    onMainActor {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .selected)
      button.setBackgroundImage(UIImage(), for: [.highlighted, .selected])
      button.titleLabel?.font = .boldSystemFont(ofSize: 14)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      button.contentHorizontalAlignment = .leading
      button.adjustsImageWhenHighlighted = false
      button.menu = UIMenu(title: "", children: [UIAction(title: "One", attributes: .destructive) { _ in }])
      button.showsMenuAsPrimaryAction = true
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      configuration.imagePadding = 4
      configuration.imagePlacement = .trailing
      configuration.cornerStyle = .capsule
      configuration.attributedTitle = AttributedString("Went")
      XCTAssertEqual(configuration.title, "Went")
      let counter = Counter()
      button.addAction(UIAction { _ in counter.count += 1 }, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      XCTAssertEqual(counter.count, 1)
      XCTAssertEqual(UIButton(configuration: configuration).currentTitle, "Went")
      button.isSelected = true
      button.isEnabled = false
      XCTAssertEqual(button.state, [.selected, .disabled])
    }
  }

  func testFields() {
    onMainActor {
      let field = UITextField()
      XCTAssertEqual(field.keyboardType, .default)
      XCTAssertEqual(field.autocapitalizationType, .sentences)
      field.attributedPlaceholder = NSAttributedString(string: "Mail", attributes: [.foregroundColor: UIColor.gray])
      XCTAssertEqual(field.placeholder, "Mail")
      field.borderStyle = .roundedRect
      field.keyboardType = .emailAddress
      field.returnKeyType = .done
      field.autocorrectionType = .no
      field.autocapitalizationType = .none
      field.isSecureTextEntry = true
      field.textContentType = .oneTimeCode
      field.clearButtonMode = .whileEditing
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      field.leftViewMode = .always
      field.becomeFirstResponder()
      XCTAssertTrue(field.isFirstResponder)
      let text = UITextView()
      text.isScrollEnabled = false
      text.textContainerInset = .zero
      text.textContainer.lineFragmentPadding = 0
      text.dataDetectorTypes = [.link]
      text.keyboardType = .numberPad
      // A line of 12 points, which text views have without a font.
      XCTAssertEqual(text.sizeThatFits(CGSize(width: 100, height: 0)).height, 14.3203125)
    }
  }

  func testSmallControls() {
    onMainActor {
      let toggle = UISwitch()
      toggle.onTintColor = .green
      let slider = UISlider()
      slider.maximumValue = 3
      slider.value = 9
      XCTAssertEqual(slider.value, 3)
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.selectedSegmentIndex = 1
      UIProgressView(progressViewStyle: .bar).setProgress(0.4, animated: true)
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.hidesWhenStopped = true
      spinner.startAnimating()
      XCTAssertFalse(spinner.isHidden)
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.currentPage = 1
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
      effect.contentView.addSubview(UIView())
      let search = UISearchBar()
      search.searchBarStyle = .minimal
      search.placeholder = "Search"
      XCTAssertEqual(search.intrinsicContentSize.height, 56)
    }
  }

  func testGestures() {
    onMainActor {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let tap = UITapGestureRecognizer(target: view, action: nil)
      tap.numberOfTapsRequired = 2
      tap.cancelsTouchesInView = false
      view.addGestureRecognizer(tap)
      let (pan, counter) = (UIPanGestureRecognizer(), Counter())
      view.addGestureRecognizer(pan)
      pan.addHandler { counter.states.append($0.state) }
      pan.state = .began
      pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
      pan.state = .ended
      XCTAssertEqual(counter.states, [.began, .ended])
      XCTAssertEqual(view.gestureRecognizers?.count, 2)
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right]
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 1
    }
  }

  func testAnimations() {
    onMainActor {
      let (view, counter) = (UIView(), Counter())
      UIView.animate(withDuration: 0.3) { view.alpha = 0 }
      UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in counter.count += 1 }
      UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction]) {
        view.transform = CGAffineTransform(translationX: 0, y: 10)
      } completion: { _ in
        counter.count += 1
      }
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
        animations: { view.layoutIfNeeded() }, completion: nil)
      UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve, animations: { view.alpha = 0.5 })
      UIView.performWithoutAnimation { view.alpha = 1 }
      let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 1) { view.alpha = 0 }
      animator.addCompletion { if $0 == .end { counter.count += 1 } }
      animator.startAnimation()
      XCTAssertEqual(counter.count, 3)
    }
  }
}

private final class Counter {
  var count = 0
  var states: [UIGestureRecognizer.State] = []
}
