import Foundation

/// How a layer would change over time, as `CAAnimation` and its subclasses. Stored: there is no time.
open class LayerAnimation: NSObject, TreeBound {
  /// In seconds.
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = "removed"
  open var speed: Float = 1
}

/// Of one property, as `CABasicAnimation`.
open class BasicLayerAnimation: LayerAnimation {
  open var keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// Through several values, as `CAKeyframeAnimation`.
open class KeyframeLayerAnimation: BasicLayerAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: Path?
}

/// Several together, as `CAAnimationGroup`.
open class LayerAnimationGroup: LayerAnimation {
  open var animations: [LayerAnimation]?
}

extension Layer {
  /// Keeps an animation under a key, in place of the one before.
  public func add(_ animation: LayerAnimation, forKey key: String?) { animations[key ?? ""] = animation }

  public func animation(forKey key: String) -> LayerAnimation? { animations[key] }

  /// In alphabetical order; nil without any.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

  public func removeAnimation(forKey key: String) { animations[key] = nil }

  public func removeAllAnimations() { animations = [:] }
}
