import Foundation

/// A tab, as `UITabBarItem`; stored.
open class TabBarItem: BarItem {
  open var selectedImage: Image?
  open var badgeValue: String?

  public override init() { super.init() }

  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
