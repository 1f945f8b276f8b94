extension Codec {
  private static let escape: UInt8 = 0xFE

  /// Bytes with their runs: four or more equal bytes are the escape byte, their count and the byte.
  func pack(_ bytes: [UInt8]) -> [UInt8] {
    var (rest, packed) = (bytes[...], [UInt8]())
    while let byte = rest.first {
      let most = bug == .runWraps ? rest.count : 255
      let count = rest.prefix(most).prefix { $0 == byte }.count
      rest = rest.dropFirst(count)
      let isBare = byte != Self.escape || count == 1 && bug == .escapeBare
      if count < 4 && isBare {
        packed += Array(repeating: byte, count: count)
      } else if bug != .runLostAtEnd || !rest.isEmpty || count < 4 {
        packed += [Self.escape, UInt8(truncatingIfNeeded: count), byte]
      }
    }
    return packed
  }

  func unpack(_ packed: [UInt8]) -> [UInt8]? {
    var (rest, bytes) = (packed[...], [UInt8]())
    while let byte = rest.popFirst() {
      guard byte == Self.escape else {
        bytes.append(byte)
        continue
      }
      guard let count = rest.popFirst(), let repeated = rest.popFirst() else { return nil }
      bytes += Array(repeating: repeated, count: Int(count))
    }
    return bytes
  }

  /// A text in UTF-8.
  func encode(_ text: [Unicode.Scalar]) -> [UInt8] { text.flatMap { encode($0.value) } }

  private func encode(_ value: UInt32) -> [UInt8] {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | value >> shift & 0x3F) }
    if value < 0x80 { return [UInt8(value)] }
    if value < (bug == .twoByteLimit ? 0x801 : 0x800) {
      return [UInt8(truncatingIfNeeded: 0xC0 | value >> 6), tail(0)]
    }
    if value < 0x10000 { return [UInt8(0xE0 | value >> 12), tail(6), tail(0)] }
    return [UInt8(0xF0 | value >> 18), tail(12), tail(6), tail(0)]
  }

  func decode(_ bytes: [UInt8]) -> [Unicode.Scalar]? {
    var (rest, text) = (bytes[...], [Unicode.Scalar]())
    while let first = rest.popFirst() {
      guard let (length, bits) = Self.lead(first), rest.count >= length else { return nil }
      var value = bug == .planeLost && length == 3 ? bits & 3 : bits
      for byte in rest.prefix(length) { value = value << 6 | UInt32(byte & 0x3F) }
      rest = rest.dropFirst(length)
      guard let scalar = Unicode.Scalar(value) else { return nil }
      if scalar != "\u{FEFF}" || !text.isEmpty || bug != .markDropped { text.append(scalar) }
    }
    return text
  }

  /// How many bytes follow a first byte, and its own bits.
  private static func lead(_ byte: UInt8) -> (Int, UInt32)? {
    switch byte {
    case 0..<0x80: (0, UInt32(byte))
    case 0xC0..<0xE0: (1, UInt32(byte & 0x1F))
    case 0xE0..<0xF0: (2, UInt32(byte & 0x0F))
    case 0xF0..<0xF8: (3, UInt32(byte & 0x07))
    default: nil
    }
  }
}
