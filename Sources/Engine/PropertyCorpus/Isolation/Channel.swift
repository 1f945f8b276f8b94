#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// One end of a connection between a parent process, which sends cases, and its child, which
  /// sends verdicts.
  ///
  /// The connection uses sockets, because they support time limits, and because writing to a child
  /// that has ended is then an error, not a signal.
  struct Channel {
    let descriptor: Int32

    #if canImport(Glibc)
      private static var stream: Int32 { Int32(SOCK_STREAM.rawValue) }
    #else
      private static var stream: Int32 { SOCK_STREAM }
    #endif
    #if os(Linux)
      private static var quietly: Int32 { Int32(MSG_NOSIGNAL) }
    #else
      private static var quietly: Int32 { 0 }
    #endif

    /// The reason no message was received.
    enum Silence: Error {
      case closed
      /// The other end didn't send a message in time.
      case late
    }

    /// Returns two connected ends, or `nil` if no descriptors are available.
    ///
    /// The first end stops waiting after `timeout` seconds.
    static func pair(timeout: Double) -> (Channel, Channel)? {
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var time = timeval(seconds: timeout)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &time, size)
      setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &time, size)
      #if os(macOS)
        var yes: Int32 = 1
        setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(4))
      #endif
      return (Channel(descriptor: ends[0]), Channel(descriptor: ends[1]))
    }

    func close() { _ = Foundation.close(descriptor) }

    /// Sends all bytes; returns false if the other end doesn't read them.
    func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.send(descriptor, part.baseAddress, part.count, Self.quietly)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    /// Fills `buffer` with bytes from the other end; if that fails, returns the reason.
    func receive(
      _ buffer: UnsafeMutableRawBufferPointer, _ waitsOn: () -> Bool
    ) -> Silence? {
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeMutableRawBufferPointer(rebasing: rest)
        let count = recv(descriptor, part.baseAddress, part.count, 0)
        if count < 0 && errno == EINTR { continue }
        if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) {
          if waitsOn() { continue }
          return .late
        }
        guard count > 0 else { return .closed }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  // A message is sent as the number of its bytes, followed by the bytes. Both ends are the same
  // program, so the encoding may change between versions.
  extension Channel {
    /// Sends a message; returns false if the other end doesn't read it.
    func send(_ message: [UInt8]) -> Bool {
      let length = withUnsafeBytes(of: UInt64(message.count)) { send($0) }
      return length && (message.isEmpty || message.withUnsafeBytes { send($0) })
    }

    /// Waits for a message; after each timeout, `waitsOn` returns whether to wait once more.
    func receive(_ waitsOn: () -> Bool = { false }) throws(Silence) -> [UInt8] {
      var length: UInt64 = 0
      if let silence = withUnsafeMutableBytes(of: &length, { receive($0, waitsOn) }) {
        throw silence
      }
      var message = [UInt8](repeating: 0, count: Int(length))
      if let silence = message.withUnsafeMutableBytes({ receive($0, waitsOn) }) { throw silence }
      return message
    }
  }
#endif
