import Foundation
import LayoutKernel

/// `first.attribute REL multiplier · second.attribute + constant`, as `NSLayoutConstraint`.
///
/// Constants are in points; positive ones push right and down, for leading and trailing along the reading direction of
/// the first item. Items are held weakly, an active constraint is held by the nearest view that contains them. What
/// UIKit raises on is reported when the constraint is activated, and leaves it inactive.
open class AttributeConstraint: NSObject, TreeBound {
  // Exclusivity is not checked at run time where it says so: no access to these lasts longer than reading or writing one.

  private let firstReference: ItemReference?
  private let secondReference: ItemReference?
  /// Whether it was made with a second item, which may be gone by now.
  package let hasSecondItem: Bool
  /// Where a distance starts that ends at the first attribute; nil when the left side is no distance.
  @exclusivity(unchecked) package internal(set) var firstOrigin: AnchorPoint?
  /// Where a distance starts that ends at the second attribute.
  @exclusivity(unchecked) package internal(set) var secondOrigin: AnchorPoint?
  /// What was given instead of an item.
  package let invalidItem: String?

  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation

  /// A name for reports; no effect on the layout.
  @exclusivity(unchecked) public var identifier: String?
  /// The file of the statement that made it, as `#fileID` gives it.
  @exclusivity(unchecked) public package(set) var sourceFile: String?
  @exclusivity(unchecked) public package(set) var sourceLine: UInt?

  @exclusivity(unchecked) private var storedMultiplier: CGFloat
  @exclusivity(unchecked) private var storedConstant: CGFloat
  @exclusivity(unchecked) private var storedPriority = LayoutPriority.required

  #if MainActorViews
    /// The view that holds it while it is active.
    package internal(set) weak var holder: (any ConstraintHolder)?
  #else
    /// The view that holds it while it is active. It lets go of what it holds before it is gone.
    @exclusivity(unchecked) package internal(set) unowned(unsafe) var holder: (any ConstraintHolder)?
  #endif
  /// Its place in the order of addition, counted from its holder's.
  @exclusivity(unchecked) package var order = 0
  /// The constant of what the engine made of it, without the constraint's own.
  @exclusivity(unchecked) package var itemsConstant: CGFloat = 0
  /// What the engine made of it.
  @exclusivity(unchecked) package var row: LinearConstraint?
  /// What was wrong when it was last activated, so that it is told once.
  @exclusivity(unchecked) var toldProblem: LayoutIssue.Kind?
  @exclusivity(unchecked) private var places = SIMD8<Int32>(repeating: -1)

  /// Makes an inactive constraint of priority 1000.
  ///
  /// Nothing is checked before it is activated. Without a second item the second attribute reads `.notAnAttribute`.
  /// - Parameters:
  ///   - item: a view or layout guide.
  ///   - toItem: a view or layout guide; nil for a size against a number.
  ///   - multiplier: applied to the second attribute, in the coordinates of the view that will hold the constraint.
  ///   - constant: in points.
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat, file: String = #fileID, line: UInt = #line
  ) {
    firstReference = (item as? any LayoutItem)?.reference
    secondReference = toItem.flatMap { $0 as? any LayoutItem }?.reference
    hasSecondItem = toItem != nil
    firstAttribute = attribute
    self.secondAttribute = toItem == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    sourceFile = file
    sourceLine = line
    let given = [item, toItem].compactMap(\.self)
    invalidItem = given.first { !($0 is any LayoutItem) }.map { String(describing: type(of: $0)) }
    super.init()
  }

  /// Makes an inactive constraint of priority 1000 between items known to be such; without `hasSecondItem`, against a
  /// number. A second item that is nil although there is one has died.
  package init(
    first: (any LayoutItem)?, attribute: Attribute, relatedBy relation: Relation, second: (any LayoutItem)?,
    hasSecondItem: Bool, attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    file: String?, line: UInt?
  ) {
    firstReference = first?.reference
    secondReference = second?.reference
    self.hasSecondItem = hasSecondItem
    firstAttribute = attribute
    self.secondAttribute = hasSecondItem ? secondAttribute : .notAnAttribute
    self.relation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    sourceFile = file
    sourceLine = line
    invalidItem = nil
    super.init()
  }

  package var first: (any LayoutItem)? { firstReference?.item }

  package var second: (any LayoutItem)? { secondReference?.item }

  /// The item on the left; nil once it no longer exists.
  public var firstItem: AnyObject? { first }

  /// The item on the right; nil without one and once it no longer exists.
  public var secondItem: AnyObject? { second }

  /// The factor of the second attribute. May change while active, which counts as adding the constraint anew (UIKit:
  /// immutable). NaN, an infinity, or 0 for a position is refused with an issue while active.
  public var multiplier: CGFloat {
    get { storedMultiplier }
    set {
      guard newValue != storedMultiplier else { return }
      guard acceptsWhileActive(problem(multiplier: newValue)) else { return }
      storedMultiplier = newValue
      holder?.constraintDidChange(self, .multiplier)
    }
  }

  /// What is added on the right, in points. May change while active; NaN or an infinity is refused with an issue then.
  public var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard acceptsWhileActive(problem(constant: newValue)) else { return }
      storedConstant = newValue
      holder?.constraintDidChange(self, .constant)
    }
  }

  /// How firmly it is meant. May change while active, also from required to optional and back, which gives a hint
  /// because SnapKit ignores it; an illegal value is refused with an issue then.
  public var priority: LayoutPriority {
    get { storedPriority }
    set { setPriority(newValue, hinting: true) }
  }

  /// Sets the priority; `hinting` is false for a caller that gives the hint itself.
  package func setPriority(_ newValue: LayoutPriority, hinting: Bool) {
    guard newValue != storedPriority else { return }
    guard acceptsWhileActive(problem(priority: newValue)) else { return }
    let crosses = (storedPriority == .required) != (newValue == .required)
    let old = storedPriority
    storedPriority = newValue
    guard let holder else { return }
    holder.constraintDidChange(self, .priority)
    if crosses, hinting { hintPriorityCrossed(from: old) }
  }

  /// The constant to resolve with when leading and trailing follow `direction`, before the sign is turned for reading
  /// direction. A constraint whose constant depends on the direction overrides it.
  package func loweredConstant(direction: UserInterfaceLayoutDirection) -> CGFloat {
    storedConstant
  }

  /// Whether `loweredConstant` may be another in the other direction.
  package var constantFollowsDirection: Bool { false }

  /// Whether a container of the library's made it: in a contradiction what users ask for gives way to it.
  package var isLibraryMade: Bool { false }

  /// The item whose direction leading and trailing follow.
  package var directionItem: (any LayoutItem)? { first }

  /// Called after it was deactivated because one of its items left the tree it was active in.
  package func didLeaveTree() {}

  package func place(_ role: ConstraintList.Role) -> Int { Int(places[role.rawValue]) }

  package func setPlace(_ place: Int, _ role: ConstraintList.Role) { places[role.rawValue] = Int32(place) }

  nonisolated open override var description: String {
    #if MainActorViews
      MainActor.assumeIsolated { reportDescription }
    #else
      reportDescription
    #endif
  }
}
