import Foundation

/// A row of buttons, as `UIToolbar`: 44 points high. What it shows is not laid out.
open class Toolbar: View {
  open var items: [BarButtonItem]?
  open var barTintColor: Color?
  open var isTranslucent = true

  open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
