import Foundation

nonisolated extension LayoutIssue {
  /// What is wrong, with what is needed to mend it. Names of items are those reports use.
  nonisolated public enum Kind: Sendable, Equatable {
    /// A constraint to the superview of an item that has none.
    case noSuperview(item: String)
    /// A constraint between items of different trees. Each chain starts with the item and ends with its root.
    case noCommonAncestor(first: [String], second: [String])
    /// A constraint was added to a view that does not contain all its items.
    case notAnAncestor(holder: String, constraint: String)
    /// Leading or trailing against left or right.
    case mixedDirections(constraint: String)
    /// A position or edge against a width or height.
    case locationAgainstSize(constraint: String)
    /// A position or edge against a number.
    case locationNeedsSecondItem(constraint: String)
    /// A position or edge times 0.
    case zeroMultiplierOnLocation(constraint: String)
    /// An attribute is missing where an item is given.
    case missingAttribute(constraint: String)
    /// The item does not have the attribute.
    case unsupportedAttribute(attribute: String, item: String)
    /// A number that is NaN or infinite. `property` says which.
    case notFinite(property: String, value: NonFiniteValue, subject: String)
    /// A priority that is not above 0 and at most 1000.
    case badPriority(Float, subject: String)
    /// Attributes that cannot be paired one by one.
    case incompatibleTargets(statement: String, target: String)
    /// An update for which there is no constraint.
    case unmatchedUpdate(UnmatchedUpdate)
    /// Something that is neither a view nor a layout guide.
    case invalidTarget(String)
    /// An item of the constraint no longer exists.
    case deadItem(constraint: String)
    /// Adding a view to itself or to a view inside it.
    case cyclicHierarchy(view: String, superview: String)
    /// A sibling that is not a subview of this view.
    case notASubview(view: String, superview: String)
    /// A place in a list that has fewer.
    case badIndex(Int, count: Int, subject: String)
    /// A row that is not there.
    case badIndexPath(String, subject: String)
    /// Nothing is registered to make cells with the identifier.
    case unregisteredIdentifier(String, subject: String)
    /// A group of a compositional layout that has no place for an item.
    case emptyGroup(section: Int, subject: String)
    /// A table's data source has other numbers of rows, by section, than its changes come to.
    case inconsistentUpdate(subject: String, expected: [Int], found: [Int])
    /// A controller that is shown, or whose presenter shows another already.
    case alreadyPresenting(controller: String, presenter: String, shown: String?)
    /// A controller that is in the navigation stack already.
    case alreadyInStack(controller: String, stack: String)
    /// A tab that is not there.
    case badTab(Int, count: Int, subject: String)
    /// Completions of animations that start animations without end. The last one's completion is not called.
    case animationLoop(completions: Int)
    /// A time a clock cannot be moved on to.
    case badTime(String, now: String)
    /// A scale that is not above 0.
    case badScale(String)
    /// Layout passes kept asking for another one. The frames are those of the last pass; `views` asked for more.
    case layoutLoop(views: [String], rounds: Int)
    /// The solver refused to go on: a defect of this library. The frames stay as they were.
    case solverFailure(String)
  }
}
