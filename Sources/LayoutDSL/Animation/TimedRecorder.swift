/// A recorder that knows when what it notes happens, for animations inside its closure.
final class TimedRecorder: AnimationRecorder, @unchecked Sendable {
  let timing: AnimationTiming
  /// Whether parts of its time can be recorded by themselves.
  let hasKeyframes: Bool
  /// The views that change in such parts.
  private(set) var viewsInKeyframes: [View] = []

  init(_ timing: AnimationTiming, hasKeyframes: Bool = false) {
    self.timing = timing
    self.hasKeyframes = hasKeyframes
    super.init()
  }

  /// The recorder of the present task.
  static var current: TimedRecorder? { AnimationContext.recorder as? TimedRecorder }

  func takeKeyframe(_ recorder: TimedRecorder) {
    viewsInKeyframes += recorder.notes.map(\.view)
  }
}
