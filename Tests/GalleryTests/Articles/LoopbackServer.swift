import Foundation
import Synchronization

/// An HTTP server on 127.0.0.1, at a port the system picks, for tests of what talks to servers. It reads one request from
/// each connection, answers it and closes.
final class LoopbackServer: Sendable {
  struct Request: Equatable, Sendable {
    var method: String
    var path: String
  }

  struct Response: Sendable {
    var status: Int
    var body = ""
  }

  struct Failure: Error {
    var call: String
    var code: Int32
  }

  let port: UInt16
  private let listener: Int32
  private let answer: @Sendable (Request) -> Response?
  private let received = Mutex<[Request]>([])
  private let isStopping = Mutex(false)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// - Parameter answer: nil closes the connection without a word.
  init(answer: @escaping @Sendable (Request) -> Response?) throws {
    (listener, port) = try Self.boundSocket()
    self.answer = answer
    guard listen(listener, 8) == 0 else { throw Failure(call: "listen", code: errno) }
    Thread.detachNewThread { [self] in
      serve()
      hasEnded.signal()
    }
  }

  /// The requests so far, in the order in which they came.
  var requests: [Request] { received.withLock { $0 } }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

  /// Returns when the server's thread has ended.
  func stop() {
    isStopping.withLock { $0 = true }
    // A connection is what the thread waits for.
    let connection = Self.makeSocket()
    _ = Self.withAddress(port: port) { connect(connection, $0, $1) }
    hasEnded.wait()
    close(connection)
    close(listener)
  }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0, !isStopping.withLock({ $0 }) else {
        if connection >= 0 { close(connection) }
        return
      }
      if let request = Self.readRequest(from: connection) {
        received.withLock { $0.append(request) }
        if let response = answer(request) { Self.write(response, to: connection) }
      }
      close(connection)
    }
  }

  // MARK: Sockets

  /// Has clients in this process come here directly, where the environment sends others through a proxy.
  private static let isReachedDirectly = setenv("no_proxy", "127.0.0.1", 1) == 0

  /// A socket at a free port of 127.0.0.1. Until something listens there, connections are refused, and nobody else gets the
  /// port.
  static func boundSocket() throws -> (socket: Int32, port: UInt16) {
    guard isReachedDirectly else { throw Failure(call: "setenv", code: errno) }
    let socket = makeSocket()
    guard socket >= 0 else { throw Failure(call: "socket", code: errno) }
    guard withAddress(port: 0, { bind(socket, $0, $1) }) == 0 else { throw Failure(call: "bind", code: errno) }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
    }
    guard result == 0 else { throw Failure(call: "getsockname", code: errno) }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  private static func makeSocket() -> Int32 {
    #if canImport(Darwin)
      socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  private static func withAddress(port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }

  // MARK: HTTP

  /// Reads until the empty line after the headers; nil if there is none.
  private static func readRequest(from connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let end = Array("\r\n\r\n".utf8)
    while !bytes.contains(end) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    return Request(method: words[0], path: words[1])
  }

  private static func write(_ response: Response, to connection: Int32) {
    let head = [
      "HTTP/1.1 \(response.status) Answer", "Content-Type: application/json",
      "Content-Length: \(response.body.utf8.count)", "Connection: close", "", "",
    ]
    var rest = Array((head.joined(separator: "\r\n") + response.body).utf8)[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      #else
        let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      #endif
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
