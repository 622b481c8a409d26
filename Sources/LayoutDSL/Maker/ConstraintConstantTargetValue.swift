import Foundation

/// What a value means as a constant: one distance for every attribute, or a part of it for each.
///
/// A type of your own takes part in `equalTo`, `offset` or `inset` by returning one of these from
/// `constraintConstantTargetValue`.
nonisolated public enum ConstraintConstantTargetValue: Equatable, Sendable {
  /// The same number of points for every attribute. Never changes sign.
  case number(CGFloat)
  /// `x` for horizontal attributes, `y` for vertical ones, 0 for sizes.
  case point(CGPoint)
  /// `width` and `height` for the sizes, 0 for locations.
  case size(CGSize)
  /// Distances inwards from the physical sides: negative on the far sides, sizes shrink by the sum of both sides.
  case insets(ConstraintInsets)
  /// Distances inwards from the sides in reading direction.
  case directionalInsets(ConstraintDirectionalInsets)
  /// Not a constant. The statement that uses it is reported (`LayoutIssue.Kind.invalidTarget`) and left out.
  case unsupported
}
