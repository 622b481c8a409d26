import Foundation
import LayoutDSL

/// Statements of the kinds screens are made of, over many views in one superview; nothing is laid out.
package final class MakeWorkload {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let views: [View]

  /// Makes the views and their tree.
  package init(viewCount: Int) {
    views = (0..<viewCount).map { _ in View() }
    for view in views {
      root.addSubview(view)
      // What the first constraint of a view finds there is not the constraint's.
      view.snp.makeConstraints { make in make.width.equalTo(1) }
      view.snp.removeConstraints()
    }
  }

  /// Makes and activates the constraints of all views. Returns how many there are.
  package func make() -> Int {
    for index in views.indices {
      let other = views[index == 0 ? views.count - 1 : index - 1]
      switch index % 4 {
      case 0:
        views[index].snp.makeConstraints { make in make.edges.equalToSuperview() }
      case 1:
        views[index].snp.makeConstraints { make in
          make.top.equalTo(other.snp.bottom).offset(8)
          make.leading.trailing.equalToSuperview().inset(16)
          make.height.equalTo(44)
        }
      case 2:
        views[index].snp.makeConstraints { make in
          make.center.equalTo(other)
          make.width.height.equalTo(24)
        }
      default:
        views[index].snp.makeConstraints { make in
          make.leading.equalTo(other.snp.trailing).offset(12)
          make.trailing.lessThanOrEqualToSuperview().offset(-16)
          make.centerY.equalTo(other).priority(750)
          make.height.equalTo(other).multipliedBy(0.5)
        }
      }
    }
    return root.constraints.count + views.reduce(0) { $0 + $1.constraints.count }
  }
}
