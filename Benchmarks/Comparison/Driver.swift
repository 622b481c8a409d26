import Foundation

/// A running driver: a command a line on its standard input, an answer a line on its standard output.
final class Driver {
  /// The longest any answer may take, in the driver's time on a processor.
  static let cap = Duration.seconds(60)

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let start = ContinuousClock.now

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
    let answer = try readLine()
    let mark = "failed: "
    if answer.hasPrefix(mark) { throw .failed(String(answer.dropFirst(mark.count))) }
    return answer
  }

  private func readLine() throws(ContenderFailure) -> String {
    let file = output.fileHandleForReading.fileDescriptor
    let begin = processorTime
    var line: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while line.last != UInt8(ascii: "\n") {
      var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 1000) > 0 else {
        if processorTime - begin > Self.cap { throw .capped }
        continue
      }
      let count = read(file, &bytes, bytes.count)
      guard count > 0 else { throw .failed("the driver has ended") }
      line += bytes.prefix(count)
    }
    return String(decoding: line.dropLast(), as: UTF8.self)
  }

  /// The driver's time on a processor so far, from /proc; where there is none the time that passed.
  private var processorTime: Duration {
    let path = "/proc/\(process.processIdentifier)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), let end = text.lastIndex(of: ")") else {
      return ContinuousClock.now - start
    }
    // After the name in brackets come the state and ten more, then the ticks in the program and in the system.
    let words = text[text.index(after: end)...].split(separator: " ")
    guard words.count > 12, let program = Int(words[11]), let system = Int(words[12]) else {
      return ContinuousClock.now - start
    }
    return .milliseconds(1000 * (program + system) / max(1, sysconf(Int32(_SC_CLK_TCK))))
  }
}
