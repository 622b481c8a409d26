import Foundation
import LayoutKernel

/// What the engine keeps about one item: its four unknowns and the constraints the library itself puts on them.
package final class ItemRecord {
  // Exclusivity is not checked at run time where it says so: nothing outside of the library is called while one of these
  // is being changed.

  /// When the item was added, in the order of the whole tree.
  package let order: Int
  package let minX: Variable
  package let minY: Variable
  package let width: Variable
  package let height: Variable
  #if MainActorViews
    /// The engine it belongs to; nil once that is gone.
    package private(set) weak var engine: (any LayoutEngine)?
  #else
    /// The engine it belongs to, which outlives what it keeps in the tree.
    @exclusivity(unchecked) package private(set) unowned(unsafe) var engine: (any LayoutEngine)?
  #endif
  private let reference: ItemReference
  private let isView: Bool

  /// Width and height are not negative.
  @exclusivity(unchecked) package var sizeRows: [LinearConstraint] = []
  /// The frame of a view that keeps it: width and horizontal position, height and vertical position.
  @exclusivity(unchecked) package var frameRows: [LinearConstraint] = []
  /// Whether the size rows of a root are required.
  @exclusivity(unchecked) package var rootSizeIsFixed = true
  /// The coefficients `frameRows` were made with.
  @exclusivity(unchecked) package var frameForm: FrameForm?
  /// Hugging and compression resistance, horizontal then vertical; nil where there is no intrinsic size.
  @exclusivity(unchecked) package var contentRows = ItemRecord.noContentRows
  /// The alignment insets its rows were made with.
  @exclusivity(unchecked) package var alignmentInsets = EdgeInsets.zero
  /// Whether the content's height depends on its width.
  @exclusivity(unchecked) package var breaksLines = false
  /// Whether it is of what scrolls in a scroll view.
  @exclusivity(unchecked) package var isContent = false
  /// What changed since the engine last looked.
  @exclusivity(unchecked) package var changes: ViewChange = []
  /// Whether a constraint relates something inside a scroll view to something outside.
  @exclusivity(unchecked) package var isCrossed = false
  /// The axes along which constraints speak of a scroll view's content, and those whose ambiguity is known.
  @exclusivity(unchecked) package var related: Set<AttributeConstraint.Axis> = []
  @exclusivity(unchecked) package var toldAxes: Set<AttributeConstraint.Axis> = []
  /// The solved values of `minX`, `minY`, `width` and `height`, as they were last read.
  @exclusivity(unchecked) package var solved = SIMD4<Double>.zero
  /// Whether one of them has changed since they were last told on.
  @exclusivity(unchecked) package var hasMoved = false
  /// The solved values differ from the frame.
  @exclusivity(unchecked) package var needsPlacing = false
  /// Of a view: what is in it and needs placing, in the order in which that was found out.
  @exclusivity(unchecked) package var contentsToPlace: [ItemRecord] = []

  package init(
    item: any LayoutItem, engine: any LayoutEngine, order: Int, minX: Variable, minY: Variable, width: Variable,
    height: Variable
  ) {
    self.order = order
    reference = item.reference
    isView = item.view != nil
    self.engine = engine
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  /// The item; nil once it is gone.
  package var item: (any LayoutItem)? { reference.item }

  /// The item as a view; nil for a guide.
  package var view: View? { isView ? reference.item?.view : nil }

  /// The item as a guide; nil for a view.
  package var guide: LayoutGuide? { isView ? nil : reference.item?.guide }

  /// Shared until there are some.
  private static let noContentRows: [LinearConstraint?] = [nil, nil, nil, nil]

  /// Takes in the solved value of the unknown at a slot of the solver.
  package func setSolved(_ value: Double, atSlot slot: Int32) {
    switch slot {
    case minX.slot: solved[0] = value
    case minY.slot: solved[1] = value
    case width.slot: solved[2] = value
    case height.slot: solved[3] = value
    default: break
    }
  }
}
