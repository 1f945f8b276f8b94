/// The digits of a number that is being read, stored in one integer as long as they fit.
struct NumberDigits {
  private var small: UInt64 = 0
  private var count = 0
  private var large: [UInt8] = []

  /// Appends a digit; leading zeros are ignored.
  @inline(__always)
  mutating func append(_ digit: UInt8) {
    if count < Coefficient.smallCount {
      small = small * 10 + UInt64(digit)
      if small > 0 { count += 1 }
    } else {
      appendFurther(digit)
    }
  }

  private mutating func appendFurther(_ digit: UInt8) {
    if large.isEmpty { large = small.decimalDigits }
    large.append(digit)
  }

  /// The number with these digits; `exponent` is the power of ten of the last digit.
  func number(isNegative: Bool, exponent: PowerOfTen) -> ExactNumber {
    large.isEmpty
      ? ExactNumber(isNegative: isNegative, small: small, exponent: exponent)
      : ExactNumber(isNegative: isNegative, trusting: large, exponent: exponent)
  }

  func exponent(isNegative: Bool) -> PowerOfTen {
    if !large.isEmpty { return PowerOfTen(isNegative: isNegative, trusting: large) }
    if small > PowerOfTen.farthest {
      return .far(isNegative: isNegative, digits: small.decimalDigits)
    }
    return .near(isNegative ? -Int(small) : Int(small))
  }
}

extension ExactNumber {
  /// Creates a number from a coefficient that may have trailing zeros.
  init(isNegative: Bool, small: UInt64, exponent: PowerOfTen) {
    guard small > 0 else {
      self.init(isNegative, .small(0), .near(0))
      return
    }
    var (coefficient, zeros) = (small, 0)
    while case let (tenth, digit) = coefficient.quotientAndRemainder(dividingBy: 10), digit == 0 {
      coefficient = tenth
      zeros += 1
    }
    self.init(isNegative, .small(coefficient), zeros == 0 ? exponent : exponent.advanced(by: zeros))
  }
}
