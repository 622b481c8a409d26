import Foundation

/// How firmly a constraint of a workload is meant, in a form that solvers with numeric weights understand as well.
package enum WorkloadStrength: Equatable, Sendable {
  case required
  /// A factor on the violation, from 1 (weak) over 1000 (medium) to 1e6 (strong).
  case weight(Double)

  package static let weak = WorkloadStrength.weight(1)
  package static let medium = WorkloadStrength.weight(1000)
  package static let strong = WorkloadStrength.weight(1e6)

  /// The weight of a level of ours; a thousand times per 250 levels.
  package static func level(_ level: Double) -> WorkloadStrength {
    .weight(pow(10, 3 * (level / 250 - 1)))
  }

  /// The level of ours; nil for required. Weights keep their order: weak is 250, medium 500, strong 750.
  package var level: Float? {
    switch self {
    case .required: nil
    case .weight(let weight): Float(250 * (1 + log10(weight) / 3))
    }
  }
}
