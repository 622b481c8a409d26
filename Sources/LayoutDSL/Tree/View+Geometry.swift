import Foundation

extension View {
  /// What changes with the superview's size, for a view that translates its autoresizing mask.
  public var autoresizingMask: AutoresizingMask {
    get { geometry.autoresizingMask }
    set {
      geometry.autoresizingMask = newValue
      geometry.autoresizingReference = superview?.bounds.size ?? .zero
      tellEngine(.frame)
    }
  }

  /// Whether setting this view's size by hand resizes the subviews by their masks; true by default.
  public var autoresizesSubviews: Bool {
    get { geometry.autoresizesSubviews }
    set { geometry.autoresizesSubviews = newValue }
  }

  /// Whether leading and trailing follow the language. Not inherited by subviews.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { geometry.semanticContentAttribute }
    set {
      let old = effectiveUserInterfaceLayoutDirection
      geometry.semanticContentAttribute = newValue
      if effectiveUserInterfaceLayoutDirection != old { directionChanged() }
    }
  }

  /// The direction of the language of this tree; read at the root. Left to right unless set.
  public var baseLayoutDirection: UserInterfaceLayoutDirection {
    get { geometry.baseDirection }
    set {
      guard newValue != geometry.baseDirection else { return }
      geometry.baseDirection = newValue
      guard superview == nil else { return }
      forEachInSubtree { $0.directionChanged() }
      traitsMayHaveChanged()
    }
  }

  /// The direction leading and trailing follow in this view. O(depth).
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    let attribute = geometry.semanticContentAttribute
    guard attribute == .unspecified else { return attribute.effectiveDirection(in: .leftToRight) }
    return rootView.geometry.baseDirection
  }

  /// What is placed by `layoutSubviews` rather than by constraints is placed anew too.
  func directionChanged() {
    refreshEdges()
    setNeedsLayout()
    tellEngine(.direction)
  }

  func reportBadFrame(_ frame: CGRect) {
    let components = [
      ("frame's x", frame.origin.x), ("frame's y", frame.origin.y), ("frame's width", frame.size.width),
      ("frame's height", frame.size.height),
    ]
    for (property, value) in components {
      guard let bad = NonFiniteValue(value) else { continue }
      tell(.notFinite(property: property, value: bad, subject: reportName))
    }
  }

  func assignFrame(_ newFrame: CGRect) {
    guard newFrame.isFinite else { return reportBadFrame(newFrame) }
    let newFrame = newFrame.standardized
    guard newFrame != geometry.frame || newFrame != geometry.exactFrame else { return }
    let oldSize = geometry.frame.size
    willChange(.frame)
    geometry.frame = newFrame
    geometry.exactFrame = newFrame
    geometry.autoresizingReference = superview?.bounds.size ?? .zero
    tellEngine(.frame)
    if oldSize != newFrame.size {
      resizeSubviews()
      setNeedsLayout()
      if superview == nil { traitsMayHaveChanged() }
    }
    refreshEdgesAfterPlacing()
  }

  func assignBounds(_ newBounds: CGRect) {
    if let placement = geometry.placement {
      geometry.frame.size = placement.frame.size
      return
    }
    guard newBounds.isFinite else { return reportBadFrame(newBounds) }
    if newBounds.origin != geometry.boundsOrigin {
      let old = geometry.boundsOrigin
      willChange(.bounds)
      geometry.boundsOrigin = newBounds.origin
      boundsOriginChanged(from: old)
    }
    let size = newBounds.standardized.size
    guard size != geometry.frame.size else { return }
    let middle = center
    assignFrame(
      CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height))
  }

  func assignCenter(_ newCenter: CGPoint) {
    if let placement = geometry.placement {
      geometry.frame = placement.frame
      return
    }
    let size = geometry.frame.size
    assignFrame(CGRect(origin: CGPoint(x: newCenter.x - size.width / 2, y: newCenter.y - size.height / 2), size: size))
  }

  /// Takes the frame the engine found, by way of `bounds` and `center` as UIKit does, so that overrides see it.
  package func place(at exactFrame: CGRect, rounded frame: CGRect) {
    let old = geometry.frame
    geometry.exactFrame = exactFrame
    guard frame != old else { return refreshEdgesAfterPlacing() }
    willChange(.frame)
    geometry.placement = GeometryState.Placement(frame: frame, exactFrame: exactFrame)
    if frame.size != old.size { bounds = CGRect(origin: geometry.boundsOrigin, size: frame.size) }
    center = CGPoint(x: frame.midX, y: frame.midY)
    geometry.placement = nil
    geometry.frame = frame
    if frame.size != old.size { setNeedsLayout() }
    refreshEdgesAfterPlacing()
  }

  /// Moves the subviews by their masks after the size was set by hand.
  private func resizeSubviews() {
    guard geometry.autoresizesSubviews else { return }
    for subview in subviews where subview.geometry.translatesAutoresizingMask {
      let resized = subview.frameForm.frame(in: bounds.size)
      if subview.appearance?.transform != nil {
        subview.assignFrame(resized)
      } else if resized != subview.frame {
        subview.frame = resized
      }
      subview.geometry.autoresizingReference = bounds.size
    }
  }
}
