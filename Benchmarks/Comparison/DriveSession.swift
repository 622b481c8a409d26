import LayoutKernel

/// The kernel at work on one system, by commands.
struct DriveSession {
  let system: WorkloadSystem
  private var subject: KernelSubject?

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(system: WorkloadSystem) {
    self.system = system
  }

  mutating func answer(_ line: String) throws -> String {
    let words = line.split(separator: " ")
    switch (words.first, words.count) {
    case ("build", 1):
      subject = nil
      let built = try KernelSubject.built(system)
      subject = built.subject
      return text(built.timing)
    case ("edit", 3):
      return text(try built().edit(count: number(words[1]), limit: limit(words[2])))
    case ("replace", 4):
      guard let kind = KernelSubject.Replacement(rawValue: String(words[1])) else { break }
      return text(try built().replace(kind, count: number(words[2]), limit: limit(words[3])))
    case ("values", 1):
      let rejections = try built().rejectionCount()
      if rejections > 0 { throw Failure(description: "\(rejections) constraints rejected") }
      return try built().values().map { "\($0)" }.joined(separator: " ")
    default: break
    }
    throw Failure(description: "unknown command")
  }

  private func built() throws -> KernelSubject {
    guard let subject else { throw Failure(description: "not built") }
    return subject
  }

  /// Nanoseconds, 0 for none.
  private func limit(_ word: Substring) throws -> Duration? {
    let limit = try number(word)
    return limit == 0 ? nil : .nanoseconds(limit)
  }

  private func number(_ word: Substring) throws -> Int {
    guard let number = Int(word) else { throw Failure(description: "not a number: \(word)") }
    return number
  }

  private func text(_ timing: Timing) -> String {
    "\(Int(timing.duration.nanoseconds)) \(timing.operations)"
  }
}
