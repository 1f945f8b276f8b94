/// A whole number from zero up, as its decimal digits (N5): arithmetic as it is done by hand.
package struct Natural: Equatable {
  /// The digits, most significant first, without leading zeros; none for zero.
  let digits: [UInt8]

  /// The number with these digits, with or without leading zeros (N5).
  init(_ digits: some Sequence<UInt8>) { self.digits = Array(digits.drop { $0 == 0 }) }

  /// A number that fits in a machine word, by its magnitude (N5).
  package init(_ value: some BinaryInteger) {
    // Generic division is slow without specialization, as in a debug build.
    self.init(String(value.magnitude).utf8.map { $0 - 48 })
  }

  /// Zero (N5).
  static let zero = Natural(0)

  /// Whether it is zero (N5).
  var isZero: Bool { digits.isEmpty }

  /// Whether it is odd, according to its last digit (N5).
  var isOdd: Bool { digits.last.map { $0 % 2 == 1 } ?? false }

  /// The number with this many zeros after it (N5).
  func followedByZeros(_ count: Int) -> Natural {
    Natural(digits + Array(repeating: 0, count: count))
  }
}

extension Natural: Comparable {
  /// Whether there are fewer digits, or the first that differs is less (N5).
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
