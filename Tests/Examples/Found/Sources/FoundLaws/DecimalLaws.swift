import Foundation
import FoundFrame
import PropertyTesting

enum DecimalLaws {
  static let all: [Law] = [
    productSurvives, quotientOfSmall, sumKeepsDigits, quotientIsRounded, doubleValueIsNearest,
    decimalOfDouble, textIsNotNaN, quotientHasDigits,
  ]

  /// An integer, and the exponent of the power of ten by which it is multiplied.
  typealias Scaled = (significand: Int, exponent: Int)

  static let significands = Generator<Int>.oneOf(
    .int(in: -9...9), .int(in: -99_999...99_999), .int(in: -999_999_999...999_999_999))
  static let anyScaled: Generator<Scaled> = zip(significands, .int(in: -110...110)).map { ($0, $1) }
  static let ordinary: Generator<Scaled> = zip(significands, .int(in: -12...12)).map { ($0, $1) }

  /// The decimal that is read from a text of `number` in scientific notation.
  static func decimal(_ number: Scaled) -> Decimal {
    Decimal(string: "\(number.significand)e\(number.exponent)") ?? .nan
  }

  static let productSurvives = Law(
    "decimal-product-survives", .noCrash, forAll: zip(anyScaled, anyScaled),
    causes: ["decimal-multiplication-underflow-traps": { $0.0.exponent + $0.1.exponent < -100 }]
  ) { one, other in
    let (one, other) = (decimal(one), decimal(other))
    try require(survives { _ = one * other }, "the product traps")
  }

  static let quotientOfSmall = Law(
    "decimal-quotient-is-a-number", .postcondition, forAll: zip(anyScaled, anyScaled),
    causes: [
      "decimal-division-of-small-is-nan": { $0.0.exponent - $0.1.exponent < -80 },
      "decimal-division-cuts-the-divisor": { $0.0.exponent - $0.1.exponent > 18 },
    ]
  ) { one, other in
    try assume(other.significand != 0 && one.significand.isMultiple(of: other.significand))
    try assume((-128...127).contains(one.exponent - other.exponent))
    let expected = decimal(
      (one.significand / other.significand, one.exponent - other.exponent))
    try requireEqual(decimal(one) / decimal(other), expected)
  }

  /// Sums have 38 digits, so adding more than 10⁻³⁶ times the other summand must change the sum.
  static let sumKeepsDigits = Law(
    "decimal-sum-keeps-38-digits", .postcondition,
    forAll: zip(.int(in: 1...999_999), .int(in: 0...90), .int(in: 1...999_999), .int(in: 0...90)),
    causes: ["decimal-addition-loses-digits": { _ in true }]
  ) { one, exponent, other, otherExponent in
    let order = (Double(one).logarithm + Double(exponent))
    let otherOrder = (Double(other).logarithm + Double(otherExponent))
    try assume(otherOrder <= order && otherOrder > order - 36)
    let large = decimal((one, exponent))
    try require(large + decimal((other, otherExponent)) != large, "the sum is the first summand")
  }

  /// If the divisor ends in 7, the quotient is periodic, so it has as many digits as possible.
  static let quotientHasDigits = Law(
    "decimal-quotient-has-38-digits", .postcondition,
    forAll: zip(.int(in: 1...9), .int(in: 1...900_000_000_000_000_000)),
    causes: ["decimal-division-has-few-digits-by-long-numbers": { _ in true }]
  ) { dividend, part in
    let quotient = Decimal(dividend) / Decimal(part * 10 + 7)
    let digits = "\(quotient)".filter { $0 != "." }.drop { $0 == "0" }
    try require(digits.count >= 36, "\(digits.count) digits")
  }

  static let modes = Generator<NSDecimalNumber.RoundingMode>.element(
    of: .plain, .down, .up, .bankers)

  static let quotientIsRounded = Law(
    "decimal-quotient-is-rounded-as-asked", .oracle,
    forAll: zip(.int(in: 1...9_999), .int(in: 1...9_999), modes),
    causes: ["decimal-arithmetic-ignores-rounding-mode": { _ in true }]
  ) { dividend, divisor, mode in
    var (one, other, result) = (Decimal(dividend), Decimal(divisor), Decimal())
    _ = NSDecimalDivide(&result, &one, &other, mode)
    let digits = "\(result)".filter { $0 != "." }.drop { $0 == "0" }
    let quotient = LongDivision(dividend, by: divisor, digits: digits.count)
    try assume(!quotient.isExact && digits.count == 38)
    try requireEqual(String(digits), quotient.rounded(mode), "\(result)")
  }

  static let doubleValueIsNearest = Law(
    "decimal-double-value-is-nearest", .oracle, forAll: ordinary,
    causes: ["decimal-double-value-is-not-nearest": { _ in true }]
  ) { number in
    let value = NSDecimalNumber(decimal: decimal(number)).doubleValue
    try requireEqual(value, Double("\(number.significand)e\(number.exponent)"))
  }

  /// The decimal of the double nearest to a number of up to 15 digits equals the number.
  static let decimalOfDouble = Law(
    "decimal-of-double-is-read-back", .roundTrip,
    forAll: zip(.int(in: -999_999_999...999_999_999), .int(in: -9...0)).map { ($0, $1) },
    causes: ["decimal-of-double-is-another-double": { _ in true }]
  ) { (number: Scaled) in
    guard let double = Double("\(number.significand)e\(number.exponent)") else { return }
    try requireEqual(Double("\(Decimal(double))"), double)
  }

  /// Only a text of NaN is read as NaN.
  ///
  /// By design, signs, points and exponent marks without digits are read as 0.
  static let textIsNotNaN = Law(
    "decimal-text-is-not-nan", .postcondition,
    forAll: FoundLaws.texts(4, of: ["-", "+", "e", "E", ".", "0", "1", " ", "x"]),
    causes: [
      "decimal-reads-nan-from-zero-and-mark": { $0.contains("-") && $0.lowercased().contains("e") }
    ]
  ) { text in
    try require(Decimal(string: text)?.isNaN != true, "reads NaN")
  }
}

/// A quotient by long division, with the remainder that determines its rounding.
private struct LongDivision {
  let digits: [Int]
  let remainder: Int
  let divisor: Int

  var isExact: Bool { remainder == 0 }

  init(_ dividend: Int, by divisor: Int, digits count: Int) {
    var (digits, rest) = (String(dividend / divisor).compactMap(\.wholeNumberValue), 0)
    digits = digits == [0] ? [] : digits
    rest = dividend % divisor
    while digits.count < count && rest != 0 {
      rest *= 10
      if !digits.isEmpty || rest >= divisor { digits.append(rest / divisor) }
      rest %= divisor
    }
    (self.digits, remainder, self.divisor) = (digits, rest, divisor)
  }

  /// The digits of the positive quotient, rounded.
  func rounded(_ mode: NSDecimalNumber.RoundingMode) -> String {
    let isUp =
      switch mode {
      case .up: remainder > 0
      case .down: false
      default: remainder * 2 > divisor
      }
    var result = digits
    if isUp, let place = result.lastIndex(where: { $0 != 9 }) {
      result[place] += 1
      for later in (place + 1)..<max(place + 1, result.count) { result[later] = 0 }
    }
    while result.last == 0 { result.removeLast() }
    return result.map(String.init).joined()
  }
}

extension Double {
  fileprivate var logarithm: Double { log10(self) }
}
