/// The significant digits of a number, without zeros at either end.
package enum Coefficient: Hashable, Sendable {
  /// At most 19 digits, stored as one integer, so most numbers need no array.
  case small(UInt64)
  /// Twenty digits or more, most significant first.
  case large([UInt8])

  static let smallCount = 19

  var isZero: Bool { self == .small(0) }

  /// The digits, most significant first; empty for zero.
  var digits: [UInt8] {
    switch self {
    case .small(let value): value.decimalDigits
    case .large(let digits): digits
    }
  }

  var count: Int {
    switch self {
    case .small(let value): value.digitCount
    case .large(let digits): digits.count
    }
  }
}

extension UInt64 {
  /// The number of decimal digits; 0 for zero.
  var digitCount: Int {
    var count = 0
    var rest = self
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return count
  }
}
