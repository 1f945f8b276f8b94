import Foundation
import InputRules
import InputRulesFoundation
import PropertyTesting
import Testing

/// A number is converted to an exactly equal Foundation `Decimal`, or is refused (N5).
@Suite struct DecimalTests {
  /// The largest significand that a decimal can have, 2¹²⁸ − 1.
  private static let greatest = "340282366920938463463374607431768211455"

  private func number(_ digits: String, _ exponent: Int = 0, negative: Bool = false) -> ExactNumber
  {
    ExactNumber(
      isNegative: negative, trusting: digits.utf8.map { $0 - 48 }, exponent: .near(exponent))
  }

  @Test(arguments: [
    (greatest, 127), (greatest, -128), ("1", -128), ("1", 165), ("34", 164), ("2", 165),
    ("11", 128),
    ("99999999999999999999999999999999999999", 127),
    ("10000000000000000000000000000000000001", -128),
    ("18446744073709551616", 0), ("184467440737095516160001", 5), ("25", -1),
  ])
  func `A number that fits a Decimal is read back unchanged`(digits: String, exponent: Int) throws {
    for isNegative in [false, true] {
      let number = number(digits, exponent, negative: isNegative)
      let decimal = try Decimal(number)
      #expect(!decimal.isNaN && (decimal < 0) == isNegative)
      #expect(ExactNumber(decimal) == number)
    }
  }

  @Test(arguments: [
    ("340282366920938463463374607431768211456", 0, NumberConversionError.tooManyDigits),
    ("1000000000000000000000000000000000000001", 0, .tooManyDigits),
    (String(repeating: "9", count: 100_000), 0, .tooManyDigits),
    (String(repeating: "9", count: 40), 4000, .tooManyDigits), ("1", -129, .outOfRange),
    ("1", 166, .outOfRange), ("4", 165, .outOfRange), ("35", 164, .outOfRange),
    ("1", .max >> 2, .outOfRange), ("1", -(.max >> 2), .outOfRange), (greatest, 128, .outOfRange),
  ])
  func `A number that a Decimal can't hold is refused`(
    digits: String, exponent: Int, error: NumberConversionError
  ) {
    #expect(throws: error) { try Decimal(number(digits, exponent)) }
    #expect(throws: error) { try Decimal(number(digits, exponent, negative: true)) }
  }

  @Test func `Signed zeros, not-a-number and Foundation's own decimals are converted`() throws {
    for zero in [ExactNumber.zero, .zero.negated] {
      let decimal = try Decimal(zero)
      #expect(decimal == 0 && decimal.sign == .plus)
    }
    #expect(ExactNumber(Decimal(0)) == 0 && ExactNumber(Decimal.nan) == nil)
    let thousandths = Decimal(sign: .minus, exponent: -3, significand: 1250)
    #expect(ExactNumber(thousandths) == number("125", -2, negative: true))
    #expect(ExactNumber(Decimal.leastFiniteMagnitude) == number(Self.greatest, 127, negative: true))
    #expect(try Decimal(number("125", -2)) == Decimal(5) / 4)
    #expect(try Decimal(number("1", 128)) > Decimal(number("1", 127)))
  }

  @Test func `Random numbers of up to 39 digits are converted exactly or refused`() throws {
    var random = RandomBits(seed: 2026)
    for _ in 0..<20_000 {
      let digits = Self.digits(.random(in: 1...38, using: &random), &random)
      // The power is at most the largest power that these digits allow.
      let power = Int.random(in: -128...127 + 38 - digits.count, using: &random)
      let number = ExactNumber(
        isNegative: .random(using: &random), trusting: digits, exponent: .near(power))
      #expect(ExactNumber(try Decimal(number)) == number)
    }
    for _ in 0..<5_000 {
      // The first digits may equal those of 2¹²⁸ − 1; the result then depends on the later digits.
      let first = Self.greatest.utf8.prefix(.random(in: 1...38, using: &random)).map { $0 - 48 }
      let digits = first + Self.digits(38 - first.count, &random) + [7]
      let number = ExactNumber(trusting: digits)
      if digits.lexicographicallyPrecedes(Self.greatest.utf8.map { $0 - 48 }) {
        #expect(ExactNumber(try Decimal(number)) == number)
      } else {
        #expect(throws: NumberConversionError.tooManyDigits) { try Decimal(number) }
      }
    }
  }

  /// `count` digits with many zeros and nines, which may be removed or cause a carry.
  private static func digits(_ count: Int, _ random: inout RandomBits) -> [UInt8] {
    (0..<count).map { _ in
      switch UInt8.random(in: 0...3, using: &random) {
      case 0, 1: 0
      case 2: 9
      default: .random(in: 0...9, using: &random)
      }
    }
  }
}
