/// The byte encoding of choices for fuzzers, regressions and replay codes.
///
/// Each option is encoded as a big-endian number, whose width depends on the number of options
/// (`Choice.width`). Any bytes can be decoded: missing bytes are read as zeros, and a number is
/// reduced modulo the number of options. Canonical bytes encode recorded choices without trailing
/// zeros.
public enum ChoiceBytes {
  /// Returns the canonical bytes of choices.
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

  /// Returns the option that the bytes at `position` encode, and moves `position` past these bytes.
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
