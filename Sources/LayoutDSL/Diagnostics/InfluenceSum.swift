import LayoutKernel

/// What determines an expression: the tight constraints, each with how much the expression moves with its right-hand side.
struct InfluenceSum {
  struct Part {
    let source: Influence.Source
    var factor: Double
    var contribution: Double
  }

  private(set) var parts: [Part] = []
  private let terms: [LinearExpression.Term]

  init(_ expression: LinearExpression, _ solver: Solver) throws(SolverError) {
    terms = expression.terms
    var places: [ObjectIdentifier: Int] = [:]
    var openPlaces: [Variable: Int] = [:]
    for term in expression.terms {
      for influence in try solver.influences(on: term.variable) {
        let factor = influence.factor * term.coefficient
        let contribution = influence.contribution * term.coefficient
        let place: Int?
        switch influence.source {
        case .constraint(let row): place = places[ObjectIdentifier(row)]
        case .edit(let variable), .wishForZero(let variable): place = openPlaces[variable]
        }
        if let place {
          parts[place].factor += factor
          parts[place].contribution += contribution
          continue
        }
        switch influence.source {
        case .constraint(let row): places[ObjectIdentifier(row)] = parts.count
        case .edit(let variable), .wishForZero(let variable): openPlaces[variable] = parts.count
        }
        parts.append(Part(source: influence.source, factor: factor, contribution: contribution))
      }
    }
    parts.removeAll { abs($0.factor) < 1e-9 }
  }

  var constraints: [LinearConstraint] {
    parts.compactMap { part in
      if case .constraint(let row) = part.source { row } else { nil }
    }
  }

  /// Whether the variable is in the expression itself.
  func mentions(_ variable: Variable) -> Bool {
    terms.contains { $0.variable == variable && $0.coefficient != 0 }
  }

  /// The parts from the expression outwards: first those that mention its variables, then those that mention the
  /// variables of these, and so on. Of those at the same distance the lower rank comes first, then the earlier added.
  func chain(from expression: LinearExpression, rank: (Part) -> Int) -> [Part] {
    var remaining = parts
    var chain: [Part] = []
    var reached = Set(expression.terms.map(\.variable))
    while !remaining.isEmpty {
      let next = remaining.filter { !$0.variables.isDisjoint(with: reached) }
      // Nothing hangs in the air but for rounding.
      guard !next.isEmpty else { return chain + remaining }
      remaining.removeAll { !$0.variables.isDisjoint(with: reached) }
      chain += next.enumerated().sorted { left, right in
        (rank(left.element), left.offset) < (rank(right.element), right.offset)
      }.map(\.element)
      for part in next { reached.formUnion(part.variables) }
    }
    return chain
  }
}

extension InfluenceSum.Part {
  fileprivate var variables: Set<Variable> {
    switch source {
    case .constraint(let row): Set(row.expression.terms.lazy.filter { $0.coefficient != 0 }.map(\.variable))
    case .edit(let variable), .wishForZero(let variable): [variable]
    }
  }
}
