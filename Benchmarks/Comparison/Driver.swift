import Foundation

/// A running driver: a command a line on its standard input, an answer a line on its standard output.
final class Driver {
  /// The longest any answer may take.
  static let cap = Duration.seconds(60)

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(executable: URL, arguments: [String]) throws(ContenderFailure) {
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw .failed("\(executable.path) does not start")
    }
  }

  /// Ends the driver, whatever it is doing.
  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// The answer to a command. Of no use any more once this has thrown.
  func ask(_ command: String) throws(ContenderFailure) -> String {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    } catch {
      throw .failed("the driver has ended")
    }
    let answer = try readLine(until: ContinuousClock.now + Self.cap)
    let mark = "failed: "
    if answer.hasPrefix(mark) { throw .failed(String(answer.dropFirst(mark.count))) }
    return answer
  }

  private func readLine(until deadline: ContinuousClock.Instant) throws(ContenderFailure) -> String {
    let file = output.fileHandleForReading.fileDescriptor
    var line: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while line.last != UInt8(ascii: "\n") {
      let rest = deadline - ContinuousClock.now
      var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard rest > .zero, poll(&wait, 1, Int32(rest / .milliseconds(1)) + 1) > 0 else { throw .capped }
      let count = read(file, &bytes, bytes.count)
      guard count > 0 else { throw .failed("the driver has ended") }
      line += bytes.prefix(count)
    }
    return String(decoding: line.dropLast(), as: UTF8.self)
  }
}
