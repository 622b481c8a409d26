import Foundation

nonisolated extension NSMutableAttributedString {
  /// Empty.
  public convenience init() {
    self.init(string: "")
  }
}
