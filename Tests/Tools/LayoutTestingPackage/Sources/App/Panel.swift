import Foundation
import LayoutDSL

/// A panel with a mistake that tests are to find, if it is asked for.
public final class Panel: View {
  public enum Mistake: Sendable {
    case none, conflict, issue, hint
  }

  public let title = View()

  public init(_ mistake: Mistake) {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    snp.setLabel("panel")
    title.snp.setLabel("title")
    addSubview(title)
    title.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.width.equalTo(80).labeled("titleWidth")
      make.height.equalTo(30)
      switch mistake {
      case .none: break
      case .conflict: make.width.equalTo(90).labeled("titleWider")  // fails: titleWider
      case .issue: make.left.equalTo(self.snp.width)  // fails: relates a position to a size
      case .hint: make.centerX.equalToSuperview().inset(4).priority(1)  // fails: has no effect
      }
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
