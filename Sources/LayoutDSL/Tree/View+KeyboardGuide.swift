import Foundation

extension View {
  /// The part of the view the keyboard covers, as of the last layout.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    let state = ownGuideInsets
    if let guide = state.keyboardGuide { return guide }
    let guide = KeyboardLayoutGuide(role: .keyboard, owner: self, identifier: "UIKeyboardLayoutGuide")
    state.keyboardGuide = guide
    markKeyboardGuide()
    refreshEdges()
    guide.layoutFrame = bounds.inset(by: state.keyboard)
    return guide
  }

  var ownGuideInsets: GuideInsets {
    if let state = marginState.guideInsets { return state }
    let made = GuideInsets()
    marginState.guideInsets = made
    return made
  }

  /// Has frames around this view be told to it: where it is in the window decides what the keyboard covers.
  func markKeyboardGuide() {
    var current: View? = self
    while let view = current, !view.marginState.hasKeyboardGuide {
      view.marginState.hasKeyboardGuide = true
      current = view.superview
    }
  }

  /// What keeps the guide clear of the edges.
  func currentKeyboardInsets(_ guide: KeyboardLayoutGuide) -> EdgeInsets {
    let size = geometry.exactFrame.size
    let rest = guide.usesBottomSafeArea ? marginState.safeArea.bottom : 0
    func covered(_ height: CGFloat) -> EdgeInsets {
      EdgeInsets(top: size.height - min(max(height, rest), size.height), left: 0, bottom: 0, right: 0)
    }
    guard let window, let keyboard = window.keyboard else { return covered(rest) }
    let origin = originInRoot
    let (left, top) = (keyboard.minX - origin.x, keyboard.minY - origin.y)
    if keyboard.maxY >= window.geometry.exactFrame.height { return covered(size.height - top) }
    guard guide.followsUndockedKeyboard else { return covered(rest) }
    return EdgeInsets(
      top: top, left: left, bottom: size.height - top - keyboard.height, right: size.width - left - keyboard.width)
  }

  /// Where the bounds begin in the root, by the frames of the layout.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var current = self
    while let superview = current.superview {
      let frame = current.geometry.exactFrame
      let offset = superview.geometry.boundsOrigin
      origin.x += frame.minX - offset.x
      origin.y += frame.minY - offset.y
      current = superview
    }
    return origin
  }
}
