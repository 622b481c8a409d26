import Foundation

extension Window {
  /// Holds the device another way: the size becomes the screen's that way, and so does the safe area.
  ///
  /// The root controller and its children get `viewWillTransition(to:with:)` before, everything gets its traits, and a
  /// pass runs. Nothing is made anew: frames of the edges are constants to the solver.
  public func rotate(to orientation: InterfaceOrientation) {
    guard orientation != self.orientation else { return }
    change(to: screen.size(in: orientation), safeArea: screen.safeArea(in: orientation)) {
      self.orientation = orientation
    }
  }

  /// Gives the window another size, as when it shares a screen with another, and another safe area if given. Otherwise as
  /// `rotate(to:)`. A size with NaN or infinite components is reported and changes nothing.
  public func resize(to size: CGSize, safeArea: EdgeInsets? = nil) {
    let frame = CGRect(origin: frame.origin, size: size)
    guard frame.isFinite else { return reportBadFrame(frame) }
    change(to: size, safeArea: safeArea ?? self.safeArea) {}
  }

  private func change(to size: CGSize, safeArea: EdgeInsets, _ also: () -> Void) {
    func change() {
      also()
      frame.size = size
      self.safeArea = safeArea
    }
    if let content {
      content.hostedWindowWillResize(to: size, change: change)
    } else {
      change()
    }
    layoutIfNeeded()
  }

  /// What the window knows of itself and the screen.
  var currentTraits: TraitCollection {
    var traits = TraitCollection()
    traits.displayScale = scale
    traits.userInterfaceIdiom = idiom
    traits.userInterfaceStyle = .light
    traits.layoutDirection = baseLayoutDirection
    traits.takeSizeClasses(of: bounds.size, idiom: idiom)
    return traits
  }

  /// Tells the tree where the traits are others.
  func refreshTraits() {
    let previous = traits
    traits = currentTraits
    if traits != previous { tellTraits(previous: previous) }
  }
}
