nonisolated extension View {
  /// How keyframes follow one another, as `UIView.KeyframeAnimationOptions` with its raw values. Each keyframe goes in a
  /// straight line here; other calculations are stored.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension View {
  /// Animates in parts, each of which `addKeyframe` in the closure describes. See `animate`; what changes outside of a part
  /// takes the whole duration. Parts do not repeat.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let kept = AnimationOptions(rawValue: options.rawValue & 0x3FF)
    AnimationRun.run(
      duration: duration, delay: delay, course: .cubic(CubicTiming(.linear)),
      options: kept.union(.overrideInheritedCurve), hasKeyframes: true, animations, completion)
  }

  /// In the closure of `animateKeyframes`: animates what changes in this closure for a part of its time; elsewhere the closure
  /// just runs.
  /// - Parameters:
  ///   - start: from 0 to 1, as a part of the whole duration.
  ///   - duration: from 0 to 1, as a part of the whole duration.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    AnimationRun.runKeyframe(start: start, duration: duration, animations)
  }
}
