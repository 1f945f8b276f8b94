import InputRules
import Testing

/// Values keep every digit, and become other types exactly or not at all (N5, N8).
@Suite struct ExactNumberTests {
  private func number(_ text: String) throws -> ExactNumber { try #require(ExactNumber(text)) }

  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("1.50", "15e-1"), ("100", "1e2"), ("-12.5e3", "-125e2"),
    ("0.000", "0"), ("1e99999999999999999999999", "1e99999999999999999999999"),
    ("12.5e-99999999999999999999999", "125e-100000000000000000000000"),
    ("99999999999999999999.5", "999999999999999999995e-1"),
    ("1e4611686018427387904", "1e4611686018427387904"),
    ("10e4611686018427387904", "1e4611686018427387905"),
    ("0.1e4611686018427387905", "1e4611686018427387904"),
    ("1e-4611686018427387905", "1e-4611686018427387905"),
  ])
  func `A description is read back`(text: String, description: String) throws {
    let number = try number(text)
    #expect("\(number)" == description)
    #expect(try self.number(description) == number)
  }

  @Test func `Numbers are ordered without writing them out`() throws {
    let ascending = [
      "-1e99999999999999999999", "-1e400", "-20", "-3.5", "-1e-99999999999999999999", "0",
      "1e-99999999999999999999", "0.1", "0.11", "9", "10", "10.000000000000000000000001",
      "1e400", "1e99999999999999999999", "2e99999999999999999999",
    ]
    for (one, other) in zip(ascending, ascending.dropFirst()) {
      #expect(try number(one) < number(other))
      #expect(try !(number(other) < number(one)))
    }
  }

  @Test func `Integers are exact at their limits`() throws {
    #expect(try Int(number("-9223372036854775808")) == .min)
    #expect(try UInt64(number("18446744073709551615")) == .max)
    #expect(try Int8(number("-12.8e1")) == .min)
    #expect(throws: NumberConversionError.outOfRange) { try Int(number("9223372036854775808")) }
    #expect(throws: NumberConversionError.outOfRange) { try UInt8(number("-1")) }
    #expect(throws: NumberConversionError.outOfRange) { try Int(number("1e999999999999999999999")) }
    #expect(throws: NumberConversionError.notWhole) { try Int(number("1e-999999999999999999999")) }
    #expect(throws: NumberConversionError.notWhole) { try Int8(number("1000.5")) }
    #expect(try UInt8(number("-0")) == 0)
  }

  /// Around the largest coefficients and powers of ten that floating-point numbers have exactly.
  @Test(arguments: [1, 3, 9_007_199, 16_777_215, 16_777_217, 1 << 53 - 1, 1 << 53, 1 << 53 + 1])
  func `Short numbers round as the standard library rounds them`(digits: Int) throws {
    for exponent in -26...26 {
      for text in ["\(digits)e\(exponent)", "-\(digits)e\(exponent)"] {
        #expect(try Double(number(text)).bitPattern == Double(text)?.bitPattern, "\(text)")
        guard let float = Float(text), float.isFinite else { continue }
        #expect(try Float(number(text)).bitPattern == float.bitPattern, "\(text)")
      }
    }
  }

  @Test func `Doubles are nearest`() throws {
    #expect(try Double(number("0.1")) == 0.1)
    #expect(try Double(number("-0")).sign == .minus)
    #expect(try Double(number("1e-400")) == 0)
    #expect(try Double(number("1e-99999999999999999999")) == 0)
    #expect(throws: NumberConversionError.outOfRange) { try Double(number("1e309")) }
    #expect(throws: NumberConversionError.outOfRange) { try Float(number("3.5e38")) }
    // Just above the middle between two doubles, which only a distant digit shows.
    let tie = "9007199254740993." + String(repeating: "0", count: 900)
    #expect(try Double(number(tie)) == 9_007_199_254_740_992)
    #expect(try Double(number(tie + "1")) == 9_007_199_254_740_994)
  }
}
