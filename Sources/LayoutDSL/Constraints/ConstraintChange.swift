/// What changed of an active constraint.
nonisolated package enum ConstraintChange: Sendable {
  case constant
  case multiplier
  case priority
}
