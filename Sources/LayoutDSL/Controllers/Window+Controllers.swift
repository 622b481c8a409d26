extension Window {
  /// The controller whose view fills the window. Setting it takes the view of the one before out, puts the new one in, and
  /// runs a pass before `viewDidAppear`.
  public var rootViewController: ViewController? {
    get { content as? ViewController }
    set {
      guard newValue !== rootViewController else { return }
      if let old = rootViewController {
        content = nil
        if old.presentedViewController != nil { old.dismiss(animated: false) }
        old.transition(appearing: false, animated: false) { old.viewIfLoaded?.removeFromSuperview() }
      }
      content = newValue
      guard let newValue else { return }
      newValue.transition(appearing: true, animated: false) { newValue.fill(self) }
    }
  }
}
