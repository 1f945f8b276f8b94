/// A nonnegative whole number in decimal digits, with the arithmetic that is done on paper (N5).
package struct Natural: Equatable {
  /// The digits without leading zeros, the most significant first; empty for zero.
  let digits: [UInt8]

  /// Creates the number with these digits, which may include leading zeros (N5).
  init(_ digits: some Sequence<UInt8>) { self.digits = Array(digits.drop { $0 == 0 }) }

  /// Creates the number with the absolute value of a machine word (N5).
  package init(_ value: some BinaryInteger) {
    // The digits come from the number's text, because generic division is slow in a debug build.
    self.init(String(value.magnitude).utf8.map { $0 - 48 })
  }

  /// Zero (N5).
  static let zero = Natural(0)

  /// Whether the number is zero (N5).
  var isZero: Bool { digits.isEmpty }

  /// Whether the number is odd, judging by its last digit (N5).
  var isOdd: Bool { digits.last.map { $0 % 2 == 1 } ?? false }

  /// The number with `count` zeros appended (N5).
  func followedByZeros(_ count: Int) -> Natural {
    Natural(digits + Array(repeating: 0, count: count))
  }
}

extension Natural: Comparable {
  /// Whether `one` is less: it has fewer digits or, at the first difference, the smaller digit
  /// (N5).
  package static func < (one: Natural, other: Natural) -> Bool {
    if one.digits.count != other.digits.count { return one.digits.count < other.digits.count }
    for (digit, otherDigit) in zip(one.digits, other.digits) where digit != otherDigit {
      return digit < otherDigit
    }
    return false
  }
}

extension Natural {
  /// The number as a machine word, or `nil` if it isn't below 10¹⁸ (W3, R1.1).
  var word: Int? { digits.count > 18 ? nil : digits.reduce(0) { $0 * 10 + Int($1) } }

  /// The sum, digit by digit from the right (N5).
  package static func + (one: Natural, other: Natural) -> Natural {
    var sum: [UInt8] = []
    var carry: UInt8 = 0
    for place in 0...max(one.digits.count, other.digits.count) {
      let total = one.digit(at: place) + other.digit(at: place) + carry
      sum.append(total % 10)
      carry = total / 10
    }
    return Natural(sum.reversed())
  }

  /// The difference, digit by digit from the right; `other` must not be larger than `one` (N5).
  static func - (one: Natural, other: Natural) -> Natural {
    var difference: [UInt8] = []
    var borrowed: UInt8 = 0
    for place in 0..<one.digits.count {
      let taken = other.digit(at: place) + borrowed
      let digit = one.digit(at: place)
      borrowed = digit < taken ? 1 : 0
      difference.append(digit + 10 * borrowed - taken)
    }
    return Natural(difference.reversed())
  }

  /// The product: every pair of digits is multiplied, and the sums for each place are carried (N5).
  package static func * (one: Natural, other: Natural) -> Natural {
    var columns = Array(repeating: 0, count: one.digits.count + other.digits.count)
    for (place, digit) in one.digits.enumerated() {
      for (otherPlace, otherDigit) in other.digits.enumerated() {
        columns[place + otherPlace + 1] += Int(digit) * Int(otherDigit)
      }
    }
    for place in columns.indices.dropFirst().reversed() {
      columns[place - 1] += columns[place] / 10
      columns[place] %= 10
    }
    return Natural(columns.map { UInt8($0) })
  }

  /// The quotient and the remainder of a long division by `divisor`, which must not be zero (N5).
  func divided(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
    var quotient: [UInt8] = []
    var rest = Natural.zero
    for digit in digits {
      rest = Natural(rest.digits + [digit])
      var times: UInt8 = 0
      while rest >= divisor {
        rest = rest - divisor
        times += 1
      }
      quotient.append(times)
    }
    return (Natural(quotient), rest)
  }

  /// The number raised to a power by repeated squaring (N5).
  func power(_ exponent: Int) -> Natural {
    if exponent <= 0 { return Natural(1) }
    let half = power(exponent / 2)
    return exponent % 2 == 0 ? half * half : half * half * self
  }

  /// The remainder when ten to the power of `exponent` is divided by `divisor` (N9).
  ///
  /// For each digit of the exponent, the result is raised to the tenth power and multiplied by ten
  /// to the power of the digit. The exponent may therefore have any size.
  static func powerOfTen(_ exponent: Natural, modulo divisor: Natural) -> Natural {
    var rest = Natural(1)
    for digit in exponent.digits {
      let power = rest.power(10) * Natural(10).power(Int(digit))
      rest = power.divided(by: divisor).remainder
    }
    return rest.divided(by: divisor).remainder
  }

  /// The digit at a place; the units have place 0 (N5).
  private func digit(at place: Int) -> UInt8 {
    place < digits.count ? digits[digits.count - 1 - place] : 0
  }
}

/// A nonnegative number as an exact quotient of two whole numbers, not necessarily in lowest terms
/// (W3, R1.7, R1.9).
package struct Rational {
  package let numerator: Natural
  /// The denominator, which is never zero.
  package let denominator: Natural

  /// Creates the quotient of two whole numbers; the second must not be zero (R1.9).
  package init(_ numerator: Natural, over denominator: Natural = Natural(1)) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates the quotient of a nonnegative and a positive machine word (R1.9).
  package init(_ numerator: Int, over denominator: Int = 1) {
    self.init(Natural(numerator), over: Natural(denominator))
  }

  /// The absolute value of a number whose first digit is within a million places of the units (N5).
  package init(sizeOf number: ExactNumber) {
    let digits = number.significant
    let last = (number.order.small ?? 0) - digits.count
    self.init(
      Natural(digits).followedByZeros(max(0, last)), over: Natural(1).followedByZeros(max(0, -last))
    )
  }

  /// The exact value of a nonnegative finite double: its significand times a power of two (W3,
  /// R1.7).
  package init(exactly value: Double) {
    let isSubnormal = value.exponentBitPattern == 0
    let bits = Natural(value.significandBitPattern)
    let whole = isSubnormal ? bits : bits + Natural(2).power(52)
    let exponent = (isSubnormal ? 1 : Int(value.exponentBitPattern)) - 1_075
    let power = Natural(2).power(abs(exponent))
    self.init(exponent < 0 ? whole : whole * power, over: exponent < 0 ? power : Natural(1))
  }

  /// The number rounded down, or to the nearest whole number with halves away from zero (W3).
  func rounded(_ rounding: ValueRounding = .nearest) -> Natural {
    let (whole, rest) = numerator.divided(by: denominator)
    switch rounding {
    case .nearest: return rest + rest >= denominator ? whole + Natural(1) : whole
    case .down: return whole
    }
  }

  /// The nearest double, with ties to even; the number must not be larger than any double (W3,
  /// R1.9).
  var double: Double {
    BinaryFormat.double.bits(nearest: self).map { Double(bitPattern: $0) } ?? .infinity
  }
}

extension Rational {
  /// The sum (W7).
  package static func + (one: Rational, other: Rational) -> Rational {
    Rational(
      one.numerator * other.denominator + other.numerator * one.denominator,
      over: one.denominator * other.denominator)
  }

  /// The product (R2).
  package static func * (one: Rational, other: Rational) -> Rational {
    Rational(one.numerator * other.numerator, over: one.denominator * other.denominator)
  }

  /// The quotient; the divisor isn't zero (R2).
  static func / (one: Rational, other: Rational) -> Rational {
    Rational(one.numerator * other.denominator, over: one.denominator * other.numerator)
  }
}
