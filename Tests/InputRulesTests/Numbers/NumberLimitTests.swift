import InputRules
import Testing

/// Values at a limit and just beyond it, which laws never draw (N1.10 to N1.12, N4.2, N5, N7.3,
/// N7.5, N9).
@Suite struct NumberLimitTests {
  private func number(_ text: String) throws -> ExactNumber { try #require(ExactNumber(text)) }

  private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

  @Test func `A number format writes up to a thousand zeros, and otherwise an exponent`() throws {
    let format = NumberFormat()
    #expect(try format.text(of: number("1e1000")) == "1" + zeros(1_000))
    #expect(try format.text(of: number("1e1001")) == "1E1001")
    #expect(try format.text(of: number("1e-1001")) == "0." + zeros(1_000) + "1")
    #expect(try format.text(of: number("1e-1002")) == "1E-1002")
    #expect(
      try NumberFormat(fractionDigits: 1_000...1_000).text(of: 1) == "1." + zeros(1_000))
    #expect(try NumberFormat(fractionDigits: 1_001...1_001).text(of: 1) == "1E0")
  }

  @Test func `A number format keeps a limit of thousands of fraction digits`() {
    let format = NumberFormat(fractionDigits: 0...2_000)
    #expect(format.accepts("0." + zeros(2_000)))
    #expect(!format.accepts("0." + zeros(2_001)))
  }

  @Test(arguments: [
    ("0.1e-4611686018427387904", "1e-4611686018427387905"),
    ("10e-4611686018427387905", "1e-4611686018427387904"),
    ("1e4611686018427387905", "1e4611686018427387905"),
  ])
  func `An exponent may have more than 64 bits`(text: String, description: String) throws {
    #expect(try "\(number(text))" == description)
  }

  @Test func `Numbers with very large or very small exponents are ordered by value`() throws {
    #expect(try number("1e-99999999999999999999") < number("1e-88888888888888888888"))
    #expect(try number("1e88888888888888888888") < number("1e99999999999999999999"))
    #expect(try number("-1e99999999999999999999") < number("-1e88888888888888888888"))
  }

  @Test func `An exact number is converted to integers of 8 and 128 bits`() throws {
    #expect(try Int128(number("1e38")) == Int128("100000000000000000000000000000000000000"))
    #expect(throws: NumberConversionError.outOfRange) { try Int128(number("1e39")) }
    #expect(throws: NumberConversionError.outOfRange) { try Int8(number("1e9")) }
  }

  @Test func `A step and its base may span at most eighteen digits`() throws {
    #expect(try NumberBounds(step: number("1e17"), stepBase: 1).step != nil)
    #expect(throws: NumberError.stepTooFine) { try NumberBounds(step: number("1e18"), stepBase: 1) }
  }

  @Test func `Number bounds with a step are exact for a very large power of ten`() throws {
    // Modulo 7, ten to the power of any multiple of six is 1.
    let step = try NumberBounds(step: 7, stepBase: 1)
    #expect(step.contains(try number("1e60000000000000000000")))
    #expect(!step.contains(try number("1e60000000000000000001")))
    let wide = try NumberBounds(step: number("999999999999999999"), stepBase: 1)
    #expect(wide.contains(try number("1e18")))
    #expect(wide.contains(try number("1e180000000000000000000")))
  }

  @Test func `Number bounds with a step accept a very large power of ten on a step`() throws {
    // Modulo 7, 10³ is −1, so its even powers are 1. Modulo a prime p above 5, 10ᵖ⁻¹ is 1.
    #expect(try NumberBounds(step: 7, stepBase: 1).contains(number("1e30000000000000000000")))
    let prime = try NumberBounds(step: 999_999_999_989, stepBase: 1)
    #expect(prime.contains(try number("1e999999999988")))
  }

  @Test func `A number format counts all zeros after the separator toward its limit`() throws {
    let format = NumberFormat(fractionDigits: 1_200...1_300)
    #expect(try format.text(of: number("1e-600")) == "1E-600")
  }

  /// The tie with the most digits is between the largest subnormal number and the smallest normal
  /// one, which is even.
  @Test func `A tie with the most digits rounds to the even number`() throws {
    let doubles = halves(of: (1 << 53) - 1, places: 1_075)
    #expect(doubles.digits.count == 768)
    #expect(try Double(doubles) == .leastNormalMagnitude)
    let floats = halves(of: (1 << 24) - 1, places: 150)
    #expect(floats.digits.count == 113)
    #expect(try Float(floats) == .leastNormalMagnitude)
  }

  /// `number` halved `places` times; each halving multiplies by five and moves the decimal point.
  private func halves(of number: Int, places: Int) -> ExactNumber {
    var digits = ExactNumber(number).digits
    for _ in 0..<places {
      var carry: UInt8 = 0
      for place in digits.indices.reversed() {
        let product = digits[place] * 5 + carry
        digits[place] = product % 10
        carry = product / 10
      }
      if carry > 0 { digits.insert(carry, at: 0) }
    }
    return ExactNumber(trusting: digits, exponent: .near(-places))
  }

  @Test func `A number can still reach a bound that needs a hundred more digits`() throws {
    let format = NumberFormat(allowsExponent: false, fractionDigits: 0...0)
    #expect(format.canComplete("1", within: try NumberBounds(minimum: number("1e100"))))
    let beyond = try NumberBounds(minimum: number("2e100"), maximum: number("9e100"))
    #expect(!format.canComplete("1", within: beyond))
  }

  @Test func `Number bounds must contain a number with the allowed fraction digits`() throws {
    let format = NumberFormat(allowsExponent: false, fractionDigits: 0...3)
    let between = try NumberBounds(minimum: number("0.0011"), maximum: number("0.0019"))
    #expect(!format.canComplete("0", within: between))
    #expect(!format.canComplete("", within: between))
  }

  @Test func `A number format refuses an exponent beyond the scanner's limits`() {
    let format = NumberFormat()
    #expect(format.accepts("0." + zeros(128) + "e254", as: .scanner))
    #expect(!format.accepts("0." + zeros(128) + "e255", as: .scanner))
    #expect(format.accepts("\u{200B}1", as: .scanner))
    #expect(!format.accepts("\u{200C}1", as: .scanner))
    // Only a digit that doesn't fit may follow, because such a digit is dropped.
    let longest = "0." + zeros(90) + "34028236692093846346337460743176821145"
    #expect(
      format.accepts(longest + "9", as: .scanner) && !format.accepts(longest + "0", as: .scanner))
    #expect(format.problem(of: longest + "x", as: .scanner)?.expected.contains(.digit) == true)
  }
}
