import Foundation

/// Actions and other menus to choose from, as `UIMenu`. `children` are what a test goes through; nothing comes up.
open class Menu: MenuElement {
  /// With the raw values of UIKit.
  nonisolated public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  public typealias Identifier = String

  public let identifier: Identifier?
  public let options: Options
  public let children: [MenuElement]

  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [MenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }
}
