import Foundation

/// Something in a menu, as `UIMenuElement`.
open class MenuElement: NSObject, TreeBound {
  open var title: String
  open var image: Image?

  init(title: String, image: Image?) {
    self.title = title
    self.image = image
    super.init()
  }
}
