/// A deterministic automaton that reads text scalar by scalar.
///
/// Every reachable state can lead to acceptance, so the text read so far is always a prefix of an
/// accepted text.
protocol NumberAutomaton: Sendable {
  /// Whether the text read so far is accepted.
  var accepts: Bool { get }

  /// Reads `scalar`, or returns false without reading it if no accepted text continues that way.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool

  /// Reads as many ASCII digits from `start` as the automaton can read at once; returns their
  /// count, which may be zero.
  mutating func takeDigits(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int

  /// The kinds of symbols that may follow.
  var expected: Set<NumberToken> { get }
}

extension NumberAutomaton {
  func canTake(_ scalar: Unicode.Scalar) -> Bool {
    var copy = self
    return copy.take(scalar)
  }

  /// Reads `text`, and returns the offset in bytes of the first error, or `nil` if there is none.
  mutating func read(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var position = 0
    while position < bytes.count {
      let digits = takeDigits(bytes, from: position)
      position += digits
      if digits > 0 { continue }
      let (scalar, width) = bytes.scalar(at: position)
      guard take(scalar) else { return position }
      position += width
    }
    return nil
  }

  /// The problem with `text` at `position`, which is an offset in bytes (N1.13).
  func problem(at position: Int, of text: String) -> NumberProblem {
    let head = text.utf8.index(text.startIndex, offsetBy: position)
    let found = head < text.endIndex ? text.unicodeScalars[head] : nil
    return NumberProblem(
      offset: text[..<head].utf16.count, found: found, expected: expected)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at `position`, and its number of bytes; the buffer must contain valid UTF-8.
  @inline(__always)
  func scalar(at position: Int) -> (Unicode.Scalar, width: Int) {
    let first = UInt32(self[position])
    if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first & (0x7F >> UInt32(width))
    for place in 1..<width { value = value << 6 | UInt32(self[position + place] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }

  /// The number of consecutive ASCII digits from `start` on, up to `limit`.
  @inline(__always)
  func digitCount(from start: Int, atMost limit: Int) -> Int {
    let end = limit < count - start ? start + limit : count
    var position = start
    while position < end && self[position] &- 48 < 10 { position += 1 }
    return position - start
  }
}
