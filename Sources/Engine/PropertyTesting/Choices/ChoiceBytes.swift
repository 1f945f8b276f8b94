/// The byte encoding of choices, which fuzzers mutate and regressions and replay codes contain.
///
/// Each choice is its option as a big-endian number with the width that its bound needs
/// (`Choice.width`), taken modulo the number of options. Every string of bytes decodes; missing
/// bytes are zeros, the simplest options. Canonical bytes are those of recorded choices without
/// trailing zeros.
public enum ChoiceBytes {
  /// The canonical bytes of choices.
  /// - Parameter choices: the choices of an input, in order.
  public static func encode(_ choices: [Choice]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(choices.count)
    for choice in choices {
      for place in (0..<Choice.width(upTo: choice.maximum)).reversed() {
        bytes.append(UInt8(truncatingIfNeeded: choice.value >> UInt64(place * 8)))
      }
    }
    while bytes.last == 0 { bytes.removeLast() }
    return bytes
  }

  /// The option that the bytes at `position` encode; advances `position` past these bytes.
  @inline(__always)
  static func decode(_ bytes: [UInt8], at position: inout Int, upTo maximum: UInt64) -> UInt64 {
    // Nearly every choice is one byte, and each branch is expensive in an instrumented run.
    if maximum <= 0xFF {
      defer { position += 1 }
      guard position < bytes.count else { return 0 }
      let option = UInt64(bytes[position])
      return option <= maximum ? option : option % (maximum + 1)
    }
    var value: UInt64 = 0
    for _ in 0..<Choice.width(upTo: maximum) {
      value = value << 8 | (position < bytes.count ? UInt64(bytes[position]) : 0)
      position += 1
    }
    return value <= maximum ? value : value % (maximum + 1)
  }
}
