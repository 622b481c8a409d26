// Files that import UIKit count on Foundation. LayoutDSL is not passed on: its names (`View`, `Color`, ...) are not UIKit's,
// and apps have types of their own called so.
@_exported import Foundation
