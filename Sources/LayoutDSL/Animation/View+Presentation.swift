extension View {
  /// The clock the animations of this tree go by; read at the root. Nil unless set: animations take no time.
  public var animationClock: AnimationClock? {
    get { appearance?.animationClock as? AnimationClock }
    set { ownAppearance.animationClock = newValue }
  }

  /// Takes the values of a presentation as its own.
  func take(_ presentation: ViewPresentation) {
    AnimationRun.runSilently {
      if bounds != presentation.bounds { bounds = presentation.bounds }
      if center != presentation.center { center = presentation.center }
      if transform != presentation.transform { transform = presentation.transform }
      if alpha != presentation.alpha { alpha = presentation.alpha }
      if backgroundColor != presentation.backgroundColor { backgroundColor = presentation.backgroundColor }
    }
  }

  /// How the view is seen at the present time of the tree's clock: its values, less what running animations have not done
  /// yet. O(changes of running animations).
  public var currentPresentation: ViewPresentation {
    guard let clock = rootView.animationClock else { return modelPresentation }
    return presentation(atClockTime: clock.time)
  }

  /// How the view is seen at a time of the tree's clock, by the animations that are not over now.
  public func presentation(atClockTime time: Double) -> ViewPresentation {
    guard let clock = rootView.animationClock else { return modelPresentation }
    return clock.animations.reduce(modelPresentation) { $1.takingBack(from: $0, of: self, at: time) }
  }
}
