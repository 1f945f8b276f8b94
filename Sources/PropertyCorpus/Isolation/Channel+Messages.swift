#if os(Linux) || os(macOS)
  import PropertyTesting

  // A case is its kind, the number of its words and the words. A verdict is its kind and two
  // lengths, and after them a failure's message and origin. Both ends are the same program, so no
  // encoding needs to outlive it.
  extension Channel {
    /// Sends a case; returns false if nobody reads it.
    func send(_ question: IsolatedCase) -> Bool {
      let head = [question.kind.rawValue, UInt64(question.words.count)]
      let message = head + question.words
      return message.withUnsafeBytes { send($0) }
    }

    /// Waits for a case, as long as it takes.
    func receiveCase() throws(Silence) -> IsolatedCase {
      let head = try receiveWords(2)
      let kind = IsolatedCase.Kind(rawValue: head[0]) ?? .options
      return IsolatedCase(words: try receiveWords(Int(head[1])), kind: kind)
    }

    /// Sends a case's verdict; returns false if nobody reads it.
    func send(_ verdict: Verdict) -> Bool {
      var message: (kind: UInt64, text: [UInt8], origin: [UInt8]) = (0, [], [])
      switch verdict {
      case .holds: break
      case .discarded: message.kind = 1
      case .fails(let failure):
        message = (2, Array(failure.message.utf8), Array(failure.origin.utf8))
      }
      let head = [message.kind, UInt64(message.text.count), UInt64(message.origin.count)]
      let isSent = head.withUnsafeBytes { send($0) }
      guard message.kind == 2 else { return isSent }
      return isSent && (message.text + message.origin).withUnsafeBytes { send($0) }
    }

    /// Waits for a case's verdict.
    func receiveVerdict() throws(Silence) -> Verdict {
      let head = try receiveWords(3)
      if head[0] == 0 { return .holds }
      if head[0] == 1 { return .discarded }
      let message = try receiveText(Int(head[1]))
      return .fails(Failure(message, at: try receiveText(Int(head[2]))))
    }

    private func receiveWords(_ count: Int) throws(Silence) -> [UInt64] {
      var words = [UInt64](repeating: 0, count: count)
      if let silence = words.withUnsafeMutableBytes({ receive($0) }) { throw silence }
      return words
    }

    private func receiveText(_ count: Int) throws(Silence) -> String {
      var bytes = [UInt8](repeating: 0, count: count)
      if let silence = bytes.withUnsafeMutableBytes({ receive($0) }) { throw silence }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
