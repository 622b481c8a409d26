import LayoutDSL

extension UIGestureRecognizer {
  /// A recognizer that does nothing yet; `addHandler` gives it something to do.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
  }
}

extension UIBarButtonItem {
  /// A button that does nothing yet; `primaryAction` gives it something to do.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title, style: style)
  }

  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image: image, style: style)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(barButtonSystemItem: systemItem)
  }
}
