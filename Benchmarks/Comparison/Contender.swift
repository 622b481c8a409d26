import Foundation

/// A solver that takes part in a comparison: a driver program at work on one system. Every operation is timed inside it.
final class Contender {
  private let executable: URL
  private let arguments: [String]
  private var driver: Driver?

  init(executable: URL, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Makes a solver with everything in it and solves; objects are made and freed outside the timed part.
  func build() throws(ContenderFailure) -> Timing {
    try timing("build")
  }

  /// Goes through the first `count` steps or as many as it can until `limit` is over.
  func edit(count: Int, limit: Duration?) throws(ContenderFailure) -> Timing {
    try timing("edit \(count) \(text(limit))")
  }

  /// Replaces the first `count` constraints of the system's list or as many as it can until `limit` is over; every
  /// second call puts back and wants the count that came out of the one before.
  func replace(
    _ replacement: KernelSubject.Replacement, count: Int, limit: Duration?
  ) throws(ContenderFailure) -> Timing {
    try timing("replace \(replacement.rawValue) \(count) \(text(limit))")
  }

  private func text(_ limit: Duration?) -> Int {
    Int(limit?.nanoseconds ?? 0)
  }

  /// Of all variables.
  func values() throws(ContenderFailure) -> [Double] {
    try numbers(ask("values"))
  }

  private func timing(_ command: String) throws(ContenderFailure) -> Timing {
    let answer = try numbers(ask(command))
    guard answer.count == 2 else { throw .failed("no time for \(command)") }
    return Timing(.nanoseconds(answer[0]), operations: Int(answer[1]))
  }

  private func numbers(_ answer: String) throws(ContenderFailure) -> [Double] {
    var numbers: [Double] = []
    for word in answer.split(separator: " ") {
      guard let number = Double(word) else { throw .failed(answer) }
      numbers.append(number)
    }
    return numbers
  }

  /// Starts the driver when there is none; after a failure there is none.
  private func ask(_ command: String) throws(ContenderFailure) -> String {
    do throws(ContenderFailure) {
      if let driver { return try driver.ask(command) }
      let driver = try Driver(executable: executable, arguments: arguments)
      self.driver = driver
      return try driver.ask(command)
    } catch {
      driver = nil
      throw error
    }
  }
}
