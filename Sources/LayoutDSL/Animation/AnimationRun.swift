import Foundation

/// Runs the closure of an animation and records what it changes.
enum AnimationRun {
  /// A clock and what changes in the trees that go by it.
  private struct Group {
    let clock: AnimationClock
    var changes: [RecordedAnimation.Change] = []
  }

  /// Runs the closure now. Returns what was recorded, an animation a clock.
  @discardableResult static func run(
    duration: Double, delay: Double, course: AnimationTiming.Course, options: View.AnimationOptions,
    hasKeyframes: Bool = false, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) -> [RecordedAnimation] {
    var timing = AnimationTiming(
      duration: max(0, usable(duration)), delay: max(0, usable(delay)), course: course,
      repeats: options.contains(.repeat), reverses: options.contains(.autoreverse))
    let laysOut = options.contains(.layoutSubviews)
    if isSilent {
      record(AnimationRecorder(), animations, layingOut: laysOut)
      if let completion { CompletionQueue.run(completion) }
      return []
    }
    if let outer = TimedRecorder.current {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.course = outer.timing.course }
    }
    let recorder = TimedRecorder(timing, hasKeyframes: hasKeyframes)
    record(recorder, animations, layingOut: laysOut)
    return commit(recorder, completion)
  }

  /// Records a part of the animation whose closure runs; start and duration are parts of its duration.
  static func runKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
    guard let outer = TimedRecorder.current, outer.hasKeyframes else { return animations() }
    func part(_ value: Double) -> Double { min(1, max(0, usable(value))) * outer.timing.duration }
    let timing = AnimationTiming(
      duration: part(duration), delay: outer.timing.delay + part(start), course: .cubic(CubicTiming(.linear)))
    let recorder = TimedRecorder(timing)
    record(recorder, animations, layingOut: false)
    outer.takeKeyframe(recorder)
    _ = commit(recorder, nil)
  }

  /// A finite time; another is reported and counts as 0.
  static func usable(_ seconds: Double) -> Double {
    guard let bad = NonFiniteValue(seconds) else { return seconds }
    report(
      .issue(LayoutIssue(kind: .notFinite(property: "time", value: bad, subject: "an animation"))), from: nil)
    return 0
  }

  /// Whether a closure runs whose changes are not animated.
  private static var isSilent: Bool { AnimationContext.recorder != nil && TimedRecorder.current == nil }

  /// Runs a closure whose changes are not animated, nor those of animations in it.
  static func runSilently(_ actions: () -> Void) {
    record(AnimationRecorder(), actions, layingOut: false)
  }

  private static func record(_ recorder: AnimationRecorder, _ animations: () -> Void, layingOut: Bool) {
    AnimationContext.$recorder.withValue(recorder) {
      animations()
      if layingOut { for note in recorder.notes { note.view.layoutIfNeeded() } }
    }
    AnimationContext.recorder?.leaveOut(recorder)
  }

  /// Hands what changed to the clocks it goes by.
  private static func commit(_ recorder: TimedRecorder, _ completion: ((Bool) -> Void)?) -> [RecordedAnimation] {
    var groups: [Group] = []
    func group(of view: View) -> Int? {
      guard let clock = view.rootView.animationClock else { return nil }
      if let index = groups.firstIndex(where: { $0.clock === clock }) { return index }
      groups.append(Group(clock: clock))
      return groups.count - 1
    }
    for note in recorder.notes {
      guard let index = group(of: note.view) else { continue }
      let after = note.view.modelPresentation
      let before = after.taking(note.properties, from: note.before)
      groups[index].changes.append(RecordedAnimation.Change(view: note.view, before: before, after: after))
    }
    for view in recorder.viewsInKeyframes { _ = group(of: view) }
    guard !groups.isEmpty else {
      if let completion { CompletionQueue.run(completion) }
      return []
    }
    let completion = AnimationCompletion(after: groups.count, completion)
    return groups.map { group in
      let animation = RecordedAnimation(group.changes, recorder.timing, group.clock, completion)
      group.clock.add(animation)
      return animation
    }
  }
}
