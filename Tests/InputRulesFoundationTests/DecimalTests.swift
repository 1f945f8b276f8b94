import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// A number as Foundation's decimal is exact or refused (N5).
@Suite struct DecimalTests {
  /// 2¹²⁸ − 1, the largest significand of a decimal.
  static let greatest = "340282366920938463463374607431768211455"

  private func number(_ digits: String, _ exponent: Int = 0, negative: Bool = false) -> ExactNumber
  {
    ExactNumber(
      isNegative: negative, trusting: digits.utf8.map { $0 - 48 }, exponent: .near(exponent))
  }

  @Test(arguments: [
    (greatest, 0), (greatest, 127), (greatest, -128), ("1", 127), ("1", -128), ("1", 165),
    ("34", 164), ("340282366920938463463374607431768211454", 127), ("1", 128), ("11", 128),
    ("2", 165), ("3", 165), ("99999999999999999999999999999999999999", 127), ("99", -128),
    ("10000000000000000000000000000000000001", -128), ("18446744073709551616", 0),
    ("18446744073709551615", 0), ("18446744073709551617", 127), ("184467440737095516160001", 5),
    ("123456789012345678901234567890123456789", 0), ("5", 0), ("25", -1), ("7", 3),
  ])
  func `A decimal's possible values come back unchanged`(digits: String, exponent: Int) throws {
    for isNegative in [false, true] {
      let number = number(digits, exponent, negative: isNegative)
      let decimal = try Decimal(number)
      #expect(!decimal.isNaN)
      #expect((decimal < 0) == isNegative)
      #expect(ExactNumber(decimal) == number)
    }
  }

  @Test(arguments: [
    ("340282366920938463463374607431768211456", 0), ("340282366920938463463374607431768211457", 0),
    ("999999999999999999999999999999999999999", 0), ("1000000000000000000000000000000000000001", 0),
    (String(repeating: "1", count: 40), -20), (String(repeating: "9", count: 100_000), 0),
    (String(repeating: "9", count: 40), 4000),
  ])
  func `More digits than a decimal keeps are refused`(digits: String, exponent: Int) {
    #expect(throws: NumberConversionError.tooManyDigits) {
      try Decimal(number(digits, exponent))
    }
  }

  @Test(arguments: [
    ("1", -129), ("15", -129), ("1", 166), ("4", 165), ("35", 164), ("1", .max >> 2),
    ("1", -(.max >> 2)), ("34028236692093846346337460743176821146", 128), (greatest, 128),
  ])
  func `A power of ten out of reach is refused`(digits: String, exponent: Int) {
    for isNegative in [false, true] {
      #expect(throws: NumberConversionError.outOfRange) {
        try Decimal(number(digits, exponent, negative: isNegative))
      }
    }
  }

  @Test(arguments: [false, true])
  func `A power of ten that isn't an Int is refused`(isNegative: Bool) {
    let far = PowerOfTen(isNegative: isNegative, trusting: Array(repeating: 9, count: 30))
    #expect(throws: NumberConversionError.outOfRange) {
      try Decimal(ExactNumber(trusting: [1], exponent: far))
    }
  }

  @Test func `Zero of either sign is zero`() throws {
    for zero in [ExactNumber.zero, .zero.negated] {
      let decimal = try Decimal(zero)
      #expect(decimal == 0)
      #expect(decimal.sign == .plus)
    }
    #expect(ExactNumber(Decimal(0)) == 0)
  }

  @Test func `Not-a-number has no value`() {
    #expect(ExactNumber(Decimal.nan) == nil)
  }

  @Test func `Foundation's own decimals are their values`() throws {
    #expect(ExactNumber(Decimal(-1250)) == -1250)
    #expect(
      ExactNumber(Decimal(sign: .minus, exponent: -3, significand: 1250))
        == number("125", -2, negative: true))
    #expect(ExactNumber(Decimal.greatestFiniteMagnitude) == number(Self.greatest, 127))
    #expect(ExactNumber(Decimal.leastFiniteMagnitude) == number(Self.greatest, 127, negative: true))
    #expect(try Decimal(number("125", -2)) == Decimal(5) / 4)
    #expect(try Decimal(number(Self.greatest, 127)) == Decimal.greatestFiniteMagnitude)
    #expect(try Decimal(number("1", 128)) == Decimal(string: "10e127"))
  }

  @Test func `A decimal can be calculated with`() throws {
    let decimal = try Decimal(number("1", 128))
    #expect(decimal - decimal == 0)
    #expect(decimal > (try Decimal(number("1", 127))))
    #expect(
      try Decimal(number("1", -128)) + Decimal(number("9", -128)) == Decimal(number("1", -127)))
  }

  @Test func `Random numbers come back unchanged`() throws {
    var random = SplitMix64(state: 2026)
    for _ in 0..<20_000 {
      let digits = Self.digits(.random(in: 1...38, using: &random), &random)
      let isNegative = Bool.random(using: &random)
      // As large as the digits leave room for.
      let power = Int.random(in: -128...127 + 38 - digits.count, using: &random)
      let number = ExactNumber(isNegative: isNegative, trusting: digits, exponent: .near(power))
      #expect(ExactNumber(try Decimal(number)) == number)
    }
  }

  @Test func `Random numbers of 39 digits are exact or refused`() throws {
    var random = SplitMix64(state: 39)
    for _ in 0..<5_000 {
      // The first few may be those of 2¹²⁸ − 1, so that the others decide.
      let first = Self.greatest.utf8.prefix(.random(in: 0...38, using: &random)).map { $0 - 48 }
      let digits = first + Self.digits(38 - first.count, &random) + [7]
      let isLess = digits.lexicographicallyPrecedes(Self.greatest.utf8.map { $0 - 48 })
      let number = ExactNumber(trusting: digits)
      if isLess && digits.first != 0 {
        #expect(ExactNumber(try Decimal(number)) == number)
      } else if digits.first != 0 {
        #expect(throws: NumberConversionError.tooManyDigits) { try Decimal(number) }
      }
    }
  }

  /// So many digits: mostly zeros and nines, which are removed or carry.
  private static func digits(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
    (0..<count).map { _ in
      switch UInt8.random(in: 0...3, using: &random) {
      case 0, 1: 0
      case 2: 9
      default: .random(in: 0...9, using: &random)
      }
    }
  }
}
