import Foundation
import LayoutDSL

/// One view or guide of a laid-out tree as snapshots keep it, with what is below it.
nonisolated package struct SnapshotNode: Equatable, Sendable {
  /// Its name, if it was given one.
  package let label: String?
  package let type: String
  /// In the superview's or owner's coordinates, as in the text: to a thousandth of a point.
  package let frame: CGRect
  package let isHidden: Bool
  /// Guides first, then subviews from back to front.
  package var children: [SnapshotNode] = []

  /// What it is called in a path.
  var name: String { label ?? type }

  /// How many there are below it.
  var count: Int { children.reduce(children.count) { $0 + $1.count } }
}

extension SnapshotNode {
  /// Takes down a view and what is below it.
  package init(_ view: View) {
    self.init(
      label: view.layoutLabel.map(Self.oneLine), type: Self.type(of: view),
      frame: Self.rounded(view.frame),
      isHidden: view.isHidden,
      children: view.layoutGuides.map { SnapshotNode($0) } + view.subviews.map { SnapshotNode($0) })
  }

  private init(_ guide: LayoutGuide) {
    self.init(
      label: (guide.layoutLabel ?? (guide.identifier.isEmpty ? nil : guide.identifier)).map(Self.oneLine),
      type: Self.type(of: guide), frame: Self.rounded(guide.layoutFrame), isHidden: false)
  }

  /// The class: the library's own under its UIKit name, another without its module.
  private static func type(of object: AnyObject) -> String {
    let name = UIKitTypeName.name(of: object)
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private static func oneLine(_ label: String) -> String {
    label.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What is left of a frame when it is written and read again.
  private static func rounded(_ rect: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { Double(NumberText.text(value)).map { CGFloat($0) } ?? value }
    return CGRect(
      x: rounded(rect.origin.x), y: rounded(rect.origin.y), width: rounded(rect.size.width),
      height: rounded(rect.size.height))
  }
}
