import Foundation

extension View {
  /// What the text of this tree is measured with; read at the root. Setting it measures all text of the tree anew.
  public var textMeasurer: any TextMeasuring {
    get { measuringContext.measurer }
    set {
      textContext = TextContext(measurer: newValue)
      if superview == nil { forEachInSubtree { $0.invalidateIntrinsicContentSize() } }
    }
  }

  /// The context of the tree.
  var measuringContext: TextContext {
    let root = rootView
    if let context = root.textContext { return context }
    let made = TextContext(measurer: StandardTextMeasurer())
    root.textContext = made
    return made
  }

  /// The size rounded up to the pixels of the tree; as it is where there are none.
  package func roundedUpToPixels(_ size: CGSize) -> CGSize {
    rootView.pixelGrid?.roundedUp(size) ?? size
  }
}
