import Foundation

/// Tells what a finger means, as `UIGestureRecognizer`. There are no fingers here: a test sets the `state`, and the handlers
/// run as they would.
///
/// What it does is given as closures, as there are no selectors.
open class GestureRecognizer: NSObject, TreeBound {
  /// How far a gesture is, with the raw values of UIKit.
  nonisolated public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The same as `ended`.
    public static var recognized: State { .ended }
  }

  /// Setting it runs the handlers when a gesture begins, changes, ends or is cancelled, if the recognizer is enabled and the
  /// delegate lets it begin. After the end of any kind it is possible again.
  open var state: State {
    get { storedState }
    set { enter(newValue) }
  }

  /// The view it was added to.
  public internal(set) weak var view: View?
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// A gesture under way is cancelled when it is switched off.
  open var isEnabled = true {
    didSet { if !isEnabled, storedState == .began || storedState == .changed { state = .cancelled } }
  }
  open var name: String?
  // Stored, of no effect.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true

  /// How many fingers there are, and where, in the coordinates of the view. One at (0, 0) unless set.
  open var touchLocations = [CGPoint.zero]

  private var storedState = State.possible
  private var handlers: [(GestureRecognizer) -> Void] = []
  /// Recognizers whose gestures go first.
  private var waitedFor: [GestureRecognizer] = []

  public override init() {
    super.init()
  }

  /// A recognizer with a handler.
  public convenience init(handler: @escaping (GestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Has a closure run whenever the gesture begins, changes, ends or is cancelled, after those added before.
  open func addHandler(_ handler: @escaping (GestureRecognizer) -> Void) { handlers.append(handler) }

  open func removeAllHandlers() { handlers = [] }

  open var numberOfTouches: Int { touchLocations.count }

  /// The middle of the fingers, in a view's coordinates; in the root's for nil.
  open func location(in view: View?) -> CGPoint {
    let count = CGFloat(max(1, touchLocations.count))
    let sum = touchLocations.reduce(into: CGPoint.zero) { sum, point in
      sum.x += point.x
      sum.y += point.y
    }
    return convert(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
  }

  /// Where a finger is, in a view's coordinates; (0, 0) for one that is not there.
  open func location(ofTouch index: Int, in view: View?) -> CGPoint {
    touchLocations.indices.contains(index) ? convert(touchLocations[index], to: view) : .zero
  }

  private func convert(_ point: CGPoint, to view: View?) -> CGPoint { self.view?.convert(point, to: view) ?? point }

  /// Kept, so that it can be asked for; gestures are made one by one here.
  open func require(toFail other: GestureRecognizer) { waitedFor.append(other) }

  /// Called when a gesture is over. Overriding it, call `super`.
  open func reset() {}

  // For subclasses written for UIKit; nothing calls them but tests.
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {}
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {}
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {}
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {}

  private func enter(_ new: State) {
    guard isEnabled || new == .cancelled || new == .failed || new == .possible else { return }
    let begins = storedState == .possible && (new == .began || new == .ended)
    if begins, let delegate, !delegate.gestureRecognizerShouldBegin(self) { return }
    storedState = new
    switch new {
    case .began, .changed: run()
    case .ended, .cancelled:
      run()
      finish()
    case .failed: finish()
    case .possible: break
    }
  }

  private func run() { for handler in handlers { handler(self) } }

  private func finish() {
    storedState = .possible
    reset()
  }
}
