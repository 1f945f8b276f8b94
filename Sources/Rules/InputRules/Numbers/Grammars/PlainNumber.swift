/// A number in the most common notation: it is in ASCII, has no grouping separators, and has at
/// most 19 bytes.
///
/// The automaton also reads these numbers, and the laws compare both readers with the same model.
/// This reader exists because its single pass, without states, takes only a third of the time for a
/// short number.
struct PlainNumber {
  private(set) var isNegative = false
  private(set) var coefficient: UInt64 = 0
  /// The exponent of the last digit's place value.
  private(set) var exponent = 0

  /// Reads the number in `bytes`; the result is `nil` if the number isn't plain or isn't complete.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, in shape: PlainShape) {
    var position = 0
    guard let first = bytes.first, bytes.count < 20 else { return nil }
    if first == 0x2D || first == 0x2B {
      guard first == 0x2D ? shape.allowsMinus : shape.allowsPlus else { return nil }
      isNegative = first == 0x2D
      position = 1
    }
    let start = position
    coefficient = Self.digits(bytes, from: &position)
    let integerCount = position - start
    guard takesInteger(of: integerCount, bytes, from: start, in: shape) else { return nil }
    if position < bytes.count && UInt32(bytes[position]) == shape.decimalSeparator {
      guard takesFraction(bytes, at: &position, after: integerCount, in: shape) else { return nil }
    } else if integerCount == 0 {
      return nil
    }
    if position < bytes.count {
      guard takesExponent(bytes, at: position, in: shape) else { return nil }
    }
  }

  private func takesInteger(
    of count: Int, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, in shape: PlainShape
  ) -> Bool {
    if count == 0 { return shape.allowsLeadingSeparator && start < bytes.count }
    return count == 1 || shape.allowsLeadingZeros || bytes[start] != 0x30
  }

  private mutating func takesFraction(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: inout Int, after integerCount: Int,
    in shape: PlainShape
  ) -> Bool {
    let start = position + 1
    position = start
    coefficient = Self.digits(bytes, from: &position, after: coefficient)
    exponent = start - position
    if start < position { return position - start <= shape.maximumFractionDigits }
    return integerCount > 0 && shape.allowsTrailingSeparator
  }

  private mutating func takesExponent(
    _ bytes: UnsafeBufferPointer<UInt8>, at mark: Int, in shape: PlainShape
  ) -> Bool {
    // “e” and “E” differ in one bit.
    guard shape.allowsExponent && bytes[mark] | 0x20 == 0x65 else { return false }
    var position = mark + 1
    let sign = position < bytes.count ? bytes[position] : 0
    if sign == 0x2D || sign == 0x2B { position += 1 }
    let start = position
    let written = Int(Self.digits(bytes, from: &position))
    exponent += sign == 0x2D ? -written : written
    return start < position && position == bytes.count
  }

  /// Reads the digits that begin at `position`, and appends them to those of `head`; at most 19
  /// digits fit in total.
  @inline(__always)
  private static func digits(
    _ bytes: UnsafeBufferPointer<UInt8>, from position: inout Int, after head: UInt64 = 0
  ) -> UInt64 {
    var value = head
    while position < bytes.count {
      let digit = bytes[position] &- 0x30
      if digit > 9 { break }
      value = value &* 10 &+ UInt64(digit)
      position += 1
    }
    return value
  }
}

/// A format's properties for plain numbers, stored without references so that copies are cheap.
struct PlainShape {
  let decimalSeparator: UInt32
  let maximumFractionDigits: Int
  let allowsExponent: Bool
  let allowsMinus: Bool
  let allowsPlus: Bool
  let allowsLeadingZeros: Bool
  let allowsLeadingSeparator: Bool
  let allowsTrailingSeparator: Bool

  @inline(__always)
  init(_ format: borrowing NumberFormat) {
    decimalSeparator = format.symbols.storage.decimalSeparator.value
    maximumFractionDigits = format.maximumFractionDigits
    allowsExponent = format.allowsExponent
    allowsMinus = format.signs != .none
    allowsPlus = format.signs == .both
    allowsLeadingZeros = format.allowsLeadingZeros
    allowsLeadingSeparator = format.allowsLeadingSeparator
    allowsTrailingSeparator = format.allowsTrailingSeparator && format.maximumFractionDigits > 0
  }

  /// The number that `text` represents, or `nil` if it isn't plain or isn't complete.
  @inline(__always)
  func number(_ text: String) -> PlainNumber? {
    text.utf8.withContiguousStorageIfAvailable { PlainNumber($0, in: self) } ?? nil
  }
}
