import Foundation

/// What goes along with another size of the window, as `UIViewControllerTransitionCoordinator`. It is its own context.
public final class TransitionCoordinator: NSObject, TreeBound {
  private var alongside: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []

  /// Whether it takes time: never.
  public var isAnimated: Bool { false }
  /// How long it takes, in seconds: 0.
  public var transitionDuration: Double { 0 }

  /// Has one closure called once the window has its new size, and one once everything is laid out. Always true.
  @discardableResult public func animate(
    alongsideTransition animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The window has its new size.
  func finish(laying root: View?) {
    for animation in alongside { animation(self) }
    root?.layoutIfNeeded()
    for completion in completions { completion(self) }
    alongside = []
    completions = []
  }
}
