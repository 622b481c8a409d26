/// Stands for choosing a colour, as `UIColorPickerViewController`: an empty view. What a user does is a call: `userSelect(_:)`,
/// `userFinish()`.
open class ColorPickerViewController: ViewController {
  open weak var delegate: (any ColorPickerViewControllerDelegate)?
  open var selectedColor = Color.black
  open var supportsAlpha = true

  /// Chooses a colour as a user does, and tells the delegate.
  public func userSelect(_ color: Color) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  /// Closes it as a user does, and tells the delegate.
  public func userFinish() {
    presentingViewController?.dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// Who is told of a chosen colour, as `UIColorPickerViewControllerDelegate`. All members are optional.
public protocol ColorPickerViewControllerDelegate: AnyObject, TreeBound {
  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: ColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: ColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}
}
