// Many files import SnapKit alone and count on UIKit coming with it.
@_exported import UIKit
