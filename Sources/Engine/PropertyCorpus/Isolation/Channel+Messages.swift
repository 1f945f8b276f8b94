#if os(Linux) || os(macOS)
  // A message is the number of its bytes, and these. Both ends are the same program, so no encoding
  // needs to outlive it.
  extension Channel {
    /// Sends a message; returns false if nobody reads it.
    func send(_ message: [UInt8]) -> Bool {
      let length = withUnsafeBytes(of: UInt64(message.count)) { send($0) }
      return length && (message.isEmpty || message.withUnsafeBytes { send($0) })
    }

    /// Waits for a message; if it takes too long, `waitsOn` says whether to wait as long again.
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
