/// One layout of the gallery.
package struct Example {
  package let title: String
  private let size: (width: Double, height: Double)
  private let build: (Stage) -> Void

  /// `build` puts views on the stage, constrains them and calls `Stage.layOut` for each state worth seeing.
  init(_ title: String, width: Double = 390, height: Double = 844, build: @escaping (Stage) -> Void) {
    self.title = title
    size = (width, height)
    self.build = build
  }

  /// Builds the layout on a new stage.
  package func show() -> Stage {
    let stage = Stage(width: size.width, height: size.height)
    build(stage)
    return stage
  }

  /// What the gallery shows, in this order.
  package static var all: [Example] {
    [
      fillAndGuide, headingChain, pictureRow, bottomAction, scrollingPage, hiddenMember, equalButtons, ratioAndColumns,
      emptyState, chatBubbles, titleAndPrice, badge, collapsingHead, sheet, form, profileImage, centredButton,
    ]
  }
}
