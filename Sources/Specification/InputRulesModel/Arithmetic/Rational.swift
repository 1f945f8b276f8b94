/// A nonnegative number, as a quotient of two whole numbers (W3, R1.7, R1.9): exact, and not in
/// lowest terms.
package struct Rational {
  /// The numerator.
  package let numerator: Natural
  /// The denominator; never zero.
  package let denominator: Natural

  /// The quotient of two whole numbers, the second of which isn't zero (R1.9).
  package init(_ numerator: Natural, over denominator: Natural = Natural(1)) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The quotient of two machine words, the first nonnegative and the second above zero (R1.9).
  package init(_ numerator: Int, over denominator: Int = 1) {
    self.init(Natural(numerator), over: Natural(denominator))
  }

  /// The magnitude of a number whose digits aren't far from the units (N5).
  package init(sizeOf number: ExactNumber) {
    let digits = number.significant
    let last = (number.order.small ?? 0) - digits.count
    self.init(
      Natural(digits).followedByZeros(max(0, last)), over: Natural(1).followedByZeros(max(0, -last))
    )
  }

  /// The exact value of a nonnegative finite double: its bits, as a whole number, times a power of
  /// two (W3, R1.7).
  package init(exactly value: Double) {
    let isSubnormal = value.exponentBitPattern == 0
    let bits = Natural(value.significandBitPattern)
    let whole = isSubnormal ? bits : bits + Natural(2).power(52)
    let exponent = (isSubnormal ? 1 : Int(value.exponentBitPattern)) - 1_075
    let power = Natural(2).power(abs(exponent))
    self.init(exponent < 0 ? whole : whole * power, over: exponent < 0 ? power : Natural(1))
  }

  /// The nearest whole number, with halves away from zero, or the next one towards zero (W3).
  func rounded(_ rounding: ValueRounding = .nearest) -> Natural {
    let (whole, rest) = numerator.divided(by: denominator)
    switch rounding {
    case .nearest: return rest + rest >= denominator ? whole + Natural(1) : whole
    case .down: return whole
    }
  }

  /// The nearest double, with ties to even; never called for more than the largest (W3, R1.9).
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

  /// The quotient with a divisor that isn't zero (R2).
  static func / (one: Rational, other: Rational) -> Rational {
    Rational(one.numerator * other.denominator, over: one.denominator * other.numerator)
  }
}
