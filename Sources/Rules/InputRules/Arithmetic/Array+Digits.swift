/// Natural numbers as decimal digits, most significant first, without leading zeros.
extension [UInt8] {
  func isLess(than other: [UInt8]) -> Bool {
    count == other.count ? precedes(other) : count < other.count
  }

  func precedes(_ other: [UInt8]) -> Bool { lexicographicallyPrecedes(other) }

  var text: String { String(decoding: map { $0 + 48 }, as: UTF8.self) }

  func adding(_ other: [UInt8]) -> [UInt8] {
    var sum: [UInt8] = []
    var carry: UInt8 = 0
    for place in 0..<Swift.max(count, other.count) + 1 {
      let digit = self.digit(at: place) + other.digit(at: place) + carry
      sum.append(digit % 10)
      carry = digit / 10
    }
    return sum.reversed().droppingZeros
  }

  /// This number minus `other`, which must not be larger than this number.
  func subtracting(_ other: [UInt8]) -> [UInt8] {
    var difference: [UInt8] = []
    var borrow: UInt8 = 0
    for place in 0..<count {
      let digit = 10 + self.digit(at: place) - other.digit(at: place) - borrow
      difference.append(digit % 10)
      borrow = digit < 10 ? 1 : 0
    }
    return difference.reversed().droppingZeros
  }

  /// The remainder of long division by a divisor with at most 18 digits.
  func remainder(by divisor: UInt64) -> UInt64 {
    reduce(0) { rest, digit in (rest * 10 + UInt64(digit)) % divisor }
  }

  /// The digit whose place value is 10 to the power of `place`.
  private func digit(at place: Int) -> UInt8 { place < count ? self[count - 1 - place] : 0 }

  private var droppingZeros: [UInt8] { Array(drop { $0 == 0 }) }
}

extension Collection<UInt8> {
  /// Throws an error for the first value above 9, which isn't a decimal digit (N5).
  func requireDigits() throws(NumberError) {
    for (offset, digit) in enumerated() where digit > 9 { throw .noDigit(digit, offset: offset) }
  }
}

extension BinaryInteger {
  /// The digits of a number that isn't negative.
  var decimalDigits: [UInt8] { self == 0 ? [] : String(self).utf8.map { $0 - 48 } }
}
