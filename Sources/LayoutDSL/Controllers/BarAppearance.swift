import Foundation

/// How a bar looks, as `UIBarAppearance` and its subclasses: stored.
open class BarAppearance: NSObject, TreeBound {
  open var backgroundColor: Color?
  open var backgroundEffect: BlurEffect?
  open var backgroundImage: Image?
  open var shadowColor: Color?
  open var shadowImage: Image?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open func configureWithDefaultBackground() { backgroundEffect = BlurEffect(style: .systemChromeMaterial) }

  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }

  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}
