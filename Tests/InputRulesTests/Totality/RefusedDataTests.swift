import InputRules
import Testing

/// Invalid data is refused with a sentence and never traps (E9.16, N5, M2.2, D7.3, W5.1).
@Suite struct RefusedDataTests {
  @Test(arguments: [-1, Int.min])
  func `A session with a negative undo limit is refused`(limit: Int) {
    #expect(throws: RuleError.negativeUndoLimit(limit)) {
      try FieldSession(FieldRule(), undoLimit: limit)
    }
    #expect(throws: RuleError.negativeUndoLimit(limit)) {
      try FieldSession(SessionDescription(undoLimit: limit))
    }
    #expect("\(RuleError.negativeUndoLimit(limit))".hasSuffix("give 0 or more"))
  }

  @Test(arguments: [([12], 0), ([1, 255, 10], 1), (Array(repeating: 9, count: 30) + [10], 30)])
  func `A digit above nine is refused with its index`(digits: [UInt8], offset: Int) {
    let error = NumberError.noDigit(digits[offset], offset: offset)
    #expect(throws: error) { try ExactNumber(digits: digits) }
    #expect(throws: error) { try PowerOfTen(isNegative: true, digits: digits) }
    let exponent = PowerOfTen.far(isNegative: false, digits: digits)
    #expect(throws: error) { try ExactNumber(digits: [1], exponent: exponent) }
    #expect("\(error)".hasPrefix("\(digits[offset]) at place \(offset) isn't a decimal digit;"))
    #expect(!"\(exponent)".isEmpty && (exponent < .near(.max)) == false)
  }

  @Test func `Eighteen digits of 255 are refused without overflow`() {
    #expect(throws: NumberError.noDigit(255, offset: 0)) {
      try PowerOfTen(isNegative: false, digits: Array(repeating: 255, count: 18))
    }
  }

  @Test func `Exponents in different forms have the same value`() throws {
    let forms: [(PowerOfTen, String)] = [
      (.far(isNegative: true, digits: [0, 0, 2]), "1e-2"),
      (.far(isNegative: true, digits: []), "1"),
      (.near(.max), "1e9223372036854775807"), (.near(.min), "1e-9223372036854775808"),
    ]
    for (exponent, text) in forms {
      let number = try ExactNumber(digits: [0, 1], exponent: exponent)
      #expect(number == ExactNumber(text) && "\(number)" == text)
      #expect(try number == ExactNumber(digits: number.digits, exponent: number.exponent))
    }
  }

  @Test func `A date that doesn't exist has the weekday of a nearby date`() {
    for part in Extremes.integers {
      for day in [
        CivilTime(year: part, month: 1, day: 1), CivilTime(year: 2026, month: part, day: 1),
        CivilTime(year: 2026, month: 2, day: part), CivilTime(year: part, month: part, day: part),
      ] {
        #expect((1...7).contains(day.weekday), "\(day)")
      }
    }
    #expect(CivilTime(year: 2026, month: 2, day: 31).weekday == 7)
    #expect(CivilTime(year: 2026, month: 2, day: 28).weekday == 7)
  }
}
