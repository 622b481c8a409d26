import Foundation

/// What `offset` accepts: a number of points.
nonisolated public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

nonisolated extension Int: ConstraintOffsetTarget {}
nonisolated extension UInt: ConstraintOffsetTarget {}
nonisolated extension Float: ConstraintOffsetTarget {}
nonisolated extension Double: ConstraintOffsetTarget {}
nonisolated extension CGFloat: ConstraintOffsetTarget {}
