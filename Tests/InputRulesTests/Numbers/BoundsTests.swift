import InputRules
import Testing

/// Bounds of a complete number, and of a number while it is typed (N9).
@Suite struct BoundsTests {
  private func number(_ text: String) throws -> ExactNumber { try #require(ExactNumber(text)) }

  @Test func `Steps of bounds are exact`() throws {
    let tenths = try NumberBounds(step: number("0.1"))
    for text in ["0.3", "29.0", "-0.7", "1e400", "1e99999999999999999999"] {
      #expect(tenths.contains(try number(text)))
    }
    for text in ["0.35", "1e-2", "1e-99999999999999999999"] {
      #expect(!tenths.contains(try number(text)))
    }
    #expect(!(try NumberBounds(step: number("3e-15"))).contains(17))
    #expect(try NumberBounds(step: number("0.003")).contains(number("3.6")))
    #expect(!(try NumberBounds(step: 7)).contains(try number("1e99999999999999999999")))
  }

  @Test func `Impossible bounds are refused`() throws {
    #expect(throws: NumberError.reversedBounds) { try NumberBounds(minimum: 2, maximum: 1) }
    #expect(throws: NumberError.stepNotPositive) { try NumberBounds(step: 0) }
    #expect(throws: NumberError.stepNotPositive) { try NumberBounds(step: -1) }
    #expect(throws: NumberError.stepTooFine) {
      try NumberBounds(step: number("1e10"), stepBase: number("1e-10"))
    }
    #expect(throws: NumberError.boundTooFar) { try NumberBounds(maximum: number("1e1000")) }
    #expect(throws: NumberError.boundTooFar) {
      try NumberBounds(step: 1, stepBase: number("1e1500"))
    }
  }
}
