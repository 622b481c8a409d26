import Foundation

/// The layer of a view, which is where the view is and as visible.
final class ViewLayer: Layer {
  private weak var view: View?

  init(of view: View) {
    self.view = view
    super.init()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  override var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  override var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  override var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  override var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  override var backgroundColor: Color? {
    get { view?.backgroundColor }
    set { view?.backgroundColor = newValue }
  }
}
