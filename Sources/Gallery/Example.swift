import Foundation
import LayoutDSL

/// One screen of the gallery, or one layout worth a look.
package struct Example {
  /// What the command calls it: small letters and hyphens.
  package let name: String
  package let title: String
  /// The size it is shown at unless told otherwise, in points.
  package let size: CGSize
  private let isScreen: Bool
  private let build: (Stage) -> Void

  /// A layout on a plain view, so that frames are exact. `build` puts views on the stage, constrains them and calls
  /// `Stage.layOut` for each state worth seeing.
  init(
    _ name: String, _ title: String, width: CGFloat = 390, height: CGFloat = 844, build: @escaping (Stage) -> Void
  ) {
    self.name = name
    self.title = title
    size = CGSize(width: width, height: height)
    isScreen = false
    self.build = build
  }

  /// A controller's screen in a phone's window, whose frames are rounded to three pixels a point. `build` shows the
  /// controller with `Stage.show`, names its views and calls `Stage.layOut` for each state worth seeing.
  init(screen name: String, _ title: String, build: @escaping (Stage) -> Void) {
    self.name = name
    self.title = title
    size = Screen.phone.size
    isScreen = true
    self.build = build
  }

  /// Builds it on a new stage.
  /// - Parameters:
  ///   - size: in points; its own unless given.
  ///   - direction: of reading.
  ///   - measurer: of text; the standard one unless given.
  ///   - eachState: called whenever the example has been laid out in one of its states.
  package func show(
    at size: CGSize? = nil, direction: UserInterfaceLayoutDirection = .leftToRight,
    measurer: (any TextMeasuring)? = nil, eachState: ((Stage) -> Void)? = nil
  ) -> Stage {
    let stage = Stage(size: size ?? self.size, direction: direction, isScreen: isScreen)
    if let measurer { stage.root.textMeasurer = measurer }
    stage.eachState = eachState
    build(stage)
    return stage
  }

  /// What the gallery shows, in this order: one room after the other.
  package static var all: [Example] {
    layouts
      + components
      + profile
      + product
      + lists
      + scrolling
      + articles
  }

  /// Constraints alone, on boxes.
  private static var layouts: [Example] {
    [
      fillAndGuide, headingChain, pictureRow, bottomAction, scrollingPage, hiddenMember, equalButtons, ratioAndColumns,
      emptyState, chatBubbles, titleAndPrice, badge, collapsingHead, sheet, form, profileImage, centredButton,
    ]
  }

  /// What the gallery shows only on request: mistakes, and what is reported about them.
  package static var mistakes: [Example] {
    [broken, insetOnCentre, openAvatar]
  }
}
