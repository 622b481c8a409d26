import LayoutBenchmarks
import LayoutKernel

extension Fixture {
  /// Replays the transcript and tells what differs from the expectations, `solve` by `solve`.
  func faults() -> [String] {
    var replayer = TranscriptReplayer()
    var ledger = Ledger()
    var faults: [String] = []
    var count = 0
    for line in lines {
      do {
        guard let operation = try TranscriptReader.operation(in: line) else { continue }
        ledger.note(operation)
        guard let answer = try replayer.perform(operation) else { continue }
        guard count < expectations.count else { return faults + ["more answers than expectations"] }
        let found = expectations[count].faults(of: answer) + ledger.faults(of: answer.rejections)
        count += 1
        faults += found.map { "solve \(count): \($0)" }
      } catch {
        return faults + ["'\(line)' was refused: \(error)"]
      }
    }
    if count != expectations.count { faults.append("\(count) answers instead of \(expectations.count)") }
    return faults
  }
}

extension Fixture.Expectation {
  func faults(of answer: TranscriptAnswer) -> [String] {
    let answeredRejections = answer.rejections.map(\.constraint)
    if answeredRejections.sorted() != rejected.sorted() {
      return ["rejected \(answeredRejections) instead of \(rejected)"]
    }
    var answeredTotals: [String: Double] = [:]
    for total in answer.totals { answeredTotals[TranscriptAnswer.levelText(total.level)] = total.violation }
    if answeredTotals.keys.sorted() != violations.keys.sorted() {
      return ["levels \(answeredTotals.keys.sorted()) instead of \(violations.keys.sorted())"]
    }
    for (level, total) in violations.sorted(by: { $0.key < $1.key }) {
      let answered = answeredTotals[level] ?? .nan
      if !(abs(answered - total) <= room(total)) {
        return ["level \(level) violated by \(answered) instead of \(total)"]
      }
    }
    var faults: [String] = []
    if answer.values.map(\.variable).sorted() != values.keys.sorted() {
      faults.append("values of \(answer.values.map(\.variable)) instead of \(values.keys.sorted())")
    }
    for value in answer.values {
      guard let range = values[value.variable] else { continue }
      if !(value.value >= range.least - room(range.least) && value.value <= range.greatest + room(range.greatest)) {
        faults.append("\(value.variable) = \(value.value) instead of \(range.least)...\(range.greatest)")
      }
    }
    if answer.ambiguous.sorted() != ambiguous.sorted() {
      faults.append("ambiguous \(answer.ambiguous) instead of \(ambiguous)")
    }
    return faults
  }

  /// A millionth; more only for numbers so large that a Double has little left behind the point.
  private func room(_ value: Double) -> Double {
    1e-6 * max(1, abs(value) * 1e-4)
  }
}

/// The required equations of a transcript as they stand, to judge the conflicts it is answered with.
private struct Ledger {
  private var equations: [String: TranscriptEquation] = [:]
  private var count = 0

  mutating func note(_ operation: TranscriptOperation) {
    switch operation {
    case .add(let name, let equation, _):
      count += 1
      // A failed trial stays here, but no answer may name it: it contradicts what is there.
      equations[name ?? "_\(count)"] = equation
    case .edit: count += 1
    case .constant(let name, let value): equations[name]?.constant = value
    case .strength(let name, let strength): equations[name]?.strength = strength
    case .remove(let name): equations[name] = nil
    case .suggest, .unedit, .solve: break
    }
  }

  /// Every rejected constraint must contradict what it is said to contradict, and no less than all of it.
  func faults(of rejections: [TranscriptAnswer.Rejection]) -> [String] {
    let rejected = Set(rejections.map(\.constraint))
    return rejections.flatMap { rejection -> [String] in
      let names = rejection.contradicting + [rejection.constraint]
      let members = names.compactMap { equations[$0] }
      let text = "\(rejection.constraint) against \(rejection.contradicting)"
      guard members.count == names.count else { return ["\(text): unknown constraints"] }
      guard rejected.isDisjoint(with: rejection.contradicting) else { return ["\(text): rejected themselves"] }
      guard members.allSatisfy(\.strength.isRequired) else { return ["\(text): not all required"] }
      if canHold(members) { return ["\(text): all of them can hold"] }
      return rejection.contradicting.indices.compactMap { index in
        var fewer = members
        fewer.remove(at: index)
        return canHold(fewer) ? nil : "\(text): \(rejection.contradicting[index]) is not needed"
      }
    }
  }

  private func canHold(_ equations: [TranscriptEquation]) -> Bool {
    var replayer = TranscriptReplayer()
    do {
      for equation in equations {
        var equation = equation
        equation.strength = .required()
        _ = try replayer.perform(.add(name: nil, equation: equation, isTrial: false))
      }
      return try replayer.perform(.solve)?.rejections.isEmpty ?? false
    } catch {
      return false
    }
  }
}
