import UIKit

/// A tap that calls a closure. UIKit knows selectors alone; without Apple's runtime there are closures alone.
final class TapRecognizer: UITapGestureRecognizer {
  private let onTap: () -> Void

  init(_ onTap: @escaping () -> Void) {
    self.onTap = onTap
    #if canImport(ObjectiveC)
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(tapped))
    #else
      super.init()
      addHandler { _ in onTap() }
    #endif
  }

  #if canImport(ObjectiveC)
    @objc private func tapped() { onTap() }
  #endif
}
