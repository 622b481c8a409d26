/// What the directional form of `inset` accepts: insets for the sides in reading direction.
nonisolated public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

nonisolated extension DirectionalEdgeInsets: ConstraintDirectionalInsetTarget {}
