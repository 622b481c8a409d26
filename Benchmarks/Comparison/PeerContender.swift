import Foundation

/// A peer behind its driver program.
final class PeerContender: Contender {
  private let executable: URL
  private let systemFile: URL
  private var driver: PeerDriver?

  init(executable: URL, systemFile: URL) {
    self.executable = executable
    self.systemFile = systemFile
  }

  func build() throws(ContenderFailure) -> Timing {
    try timing("build")
  }

  func edit(count: Int) throws(ContenderFailure) -> Timing {
    try timing("edit \(count)")
  }

  func replace(
    _ replacement: KernelSubject.Replacement, count: Int, limit: Duration?
  ) throws(ContenderFailure) -> Timing {
    let kind = replacement == .gradient ? "gradient" : "constant"
    return try timing("replace \(kind) \(count) \(Int(limit?.nanoseconds ?? 0))")
  }

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
      let driver: PeerDriver
      if let running = self.driver {
        driver = running
      } else {
        driver = try PeerDriver(executable: executable, systemFile: systemFile)
        self.driver = driver
      }
      return try driver.ask(command)
    } catch {
      driver = nil
      throw error
    }
  }
}
