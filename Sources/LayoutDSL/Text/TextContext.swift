import Foundation

/// What a tree measures text with, and what it has measured.
final class TextContext {
  /// How many answers are remembered; when there are more, all are forgotten.
  private static var capacity: Int { 4096 }

  let measurer: any TextMeasuring
  private var layouts: [TextRequest: TextLayout] = [:]

  init(measurer: any TextMeasuring) {
    self.measurer = measurer
  }

  /// The lines of a text, measured now unless the same was asked before.
  func layout(_ request: TextRequest) -> TextLayout {
    if let known = layouts[request] { return known }
    let layout = LineBreaker.layout(request, measurer)
    if layouts.count >= Self.capacity { layouts.removeAll(keepingCapacity: true) }
    layouts[request] = layout
    return layout
  }
}
