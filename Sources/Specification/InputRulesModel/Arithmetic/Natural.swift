/// A nonnegative whole number, as its decimal digits (N5), with arithmetic as it is done by hand.
package struct Natural: Equatable {
  /// The digits, the most significant first, without leading zeros; none for zero.
  let digits: [UInt8]

  /// The number with these digits, with or without leading zeros (N5).
  init(_ digits: some Sequence<UInt8>) { self.digits = Array(digits.drop { $0 == 0 }) }

  /// The magnitude of a number that fits in a machine word (N5).
  package init(_ value: some BinaryInteger) {
    // Generic division is slow without specialization, as in a debug build.
    self.init(String(value.magnitude).utf8.map { $0 - 48 })
  }

  /// Zero (N5).
  static let zero = Natural(0)

  /// Whether the number is zero (N5).
  var isZero: Bool { digits.isEmpty }

  /// Whether the number is odd, according to its last digit (N5).
  var isOdd: Bool { digits.last.map { $0 % 2 == 1 } ?? false }

  /// The number with zeros after it (N5).
  func followedByZeros(_ count: Int) -> Natural {
    Natural(digits + Array(repeating: 0, count: count))
  }
}

extension Natural: Comparable {
  /// Whether one number has fewer digits, or the first different digit is less (N5).
  package static func < (one: Natural, other: Natural) -> Bool {
    if one.digits.count != other.digits.count { return one.digits.count < other.digits.count }
    for (digit, otherDigit) in zip(one.digits, other.digits) where digit != otherDigit {
      return digit < otherDigit
    }
    return false
  }
}

extension Natural {
  /// The number as a machine word, if it is below 10¹⁸ (W3, R1.1).
  var word: Int? { digits.count > 18 ? nil : digits.reduce(0) { $0 * 10 + Int($1) } }
}
