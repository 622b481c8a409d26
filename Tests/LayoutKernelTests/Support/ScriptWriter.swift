import LayoutBenchmarks
import LayoutKernel

/// Thinks up random operations that make sense for what is present.
struct ScriptWriter {
  var dice: Dice
  let profile: ScriptProfile
  let variables: [String]
  /// Levels used by this script; few, so that constraints meet.
  private let levels: [Float]
  private var made = 0

  init(seed: Int, profile: ScriptProfile) {
    dice = Dice(seed: seed)
    self.profile = profile
    variables = (0..<dice.roll(profile.variables)).map { "x\($0)" }
    levels = dice.pick(dice.roll(1...profile.levels.count), of: profile.levels)
  }

  /// What to build first.
  mutating func beginning(_ inventory: Inventory) -> [TranscriptOperation] {
    let count = max(1, variables.count * dice.roll(profile.density) / 100)
    var operations: [TranscriptOperation] = []
    while operations.count < count { operations += addition(inventory) }
    return operations
  }

  /// One change of something that is there, or something new.
  mutating func change(_ inventory: Inventory) -> [TranscriptOperation] {
    let free = variables.filter { inventory.edit(of: $0) == nil }
    let edited = inventory.edits.map(\.variable)
    if dice.chance(profile.resizing), !free.isEmpty {
      if let first = inventory.entries.first, dice.chance(30) {
        return [.constant(constraint: first.name, value: number())]
      }
      if edited.count > 1 || (edited.count == 1 && dice.chance(80)) {
        return [.suggest(variable: dice.pick(Array(edited.prefix(2))), value: number())]
      }
      return [.edit(variable: dice.pick(free), strength: strength(required: 0))]
    }
    switch dice.roll(0...9) {
    case 0...1: return addition(inventory)
    case 2...3:
      guard !inventory.entries.isEmpty else { return addition(inventory) }
      return [.remove(constraint: dice.pick(inventory.entries).name)]
    case 4:
      guard !inventory.entries.isEmpty else { return addition(inventory) }
      return [.constant(constraint: dice.pick(inventory.entries).name, value: number())]
    case 5:
      guard !inventory.entries.isEmpty else { return addition(inventory) }
      return [.strength(constraint: dice.pick(inventory.entries).name, strength: strength(required: 40))]
    case 6:
      guard !free.isEmpty else { return addition(inventory) }
      return [.edit(variable: dice.pick(free), strength: strength(required: 0))]
    case 7 where dice.chance(40) && !edited.isEmpty:
      return [.unedit(variable: dice.pick(edited))]
    default:
      guard !edited.isEmpty else { return addition(inventory) }
      return [.suggest(variable: dice.pick(edited), value: number())]
    }
  }

  // MARK: Constraints

  private mutating func addition(_ inventory: Inventory) -> [TranscriptOperation] {
    let shape = dice.pick(profile.shapes)
    let strength = strength(required: profile.required)
    if shape == .ring { return ring(strength) }
    return [adding(equation(shape, inventory, strength), isTrial: dice.chance(15))]
  }

  private mutating func adding(_ equation: TranscriptEquation, isTrial: Bool) -> TranscriptOperation {
    made += 1
    return .add(name: "k\(made)", equation: equation, isTrial: isTrial)
  }

  private mutating func equation(
    _ shape: ScriptProfile.Shape, _ inventory: Inventory, _ strength: Strength
  ) -> TranscriptEquation {
    var equation = TranscriptEquation(terms: [], relation: relation(), constant: number(), strength: strength)
    switch shape {
    case .single: equation.terms = [.init(dice.pick(variables), 1)]
    case .chain where variables.count > 1:
      let index = dice.roll(1...variables.count - 1)
      equation.terms = [.init(variables[index], 1), .init(variables[index - 1], -1)]
    case .ratio where variables.count > 1:
      let pair = dice.pick(2, of: variables)
      equation.terms = [.init(pair[0], 1), .init(pair[1], -dice.pick(profile.coefficients))]
      if dice.chance(70) { equation.constant = 0 }
    case .sum:
      let count = dice.roll(1...min(5, variables.count))
      equation.terms = dice.pick(count, of: variables).map { .init($0, 1) }
    case .echo where !inventory.entries.isEmpty:
      for _ in 0..<dice.roll(1...2) {
        let known = dice.pick(inventory.entries).equation
        equation.terms += known.terms
        equation.constant = dice.chance(50) ? known.constant : equation.constant
      }
    default:
      let count = dice.pick([1, 1, 2, 2, 3, 4].filter { $0 <= variables.count })
      for name in dice.pick(count, of: variables) {
        equation.terms.append(.init(name, dice.pick(profile.coefficients) * (dice.chance(50) ? 1 : -1)))
      }
    }
    return equation
  }

  /// Each variable a multiple of the next, the last one of the first.
  private mutating func ring(_ strength: Strength) -> [TranscriptOperation] {
    let members = dice.pick(dice.roll(2...min(6, variables.count)), of: variables)
    let factors = dice.chance(50) ? [1] : profile.coefficients
    let offset = dice.chance(50) ? 0 : number()
    return members.indices.map { index in
      let equation = TranscriptEquation(
        terms: [.init(members[index], 1), .init(members[(index + 1) % members.count], -dice.pick(factors))],
        relation: .equal, constant: index == 0 ? offset : 0, strength: strength)
      return adding(equation, isTrial: false)
    }
  }

  private mutating func relation() -> Relation {
    dice.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  private mutating func number() -> Double {
    Double(dice.roll(-profile.spread...profile.spread))
  }

  private mutating func strength(required: Int) -> Strength {
    if dice.chance(required) { return .required(rank: dice.pick(profile.ranks)) }
    return .level(dice.pick(levels), weight: dice.pick(profile.weights))
  }
}
