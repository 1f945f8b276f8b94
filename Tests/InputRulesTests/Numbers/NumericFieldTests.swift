import InputRules
import Testing

/// Fields for a number (T4, T5, T7, N9).
@Suite struct NumericFieldTests {
  private func typed(_ keys: String, into rule: FieldRule) -> String {
    keys.reduce(FieldState.empty) { state, key in
      rule.apply(Edit(replacing: state.selection, with: String(key)), to: state)
    }.text
  }

  @Test func `The numeric preset refuses characters that no number has`() {
    let rule = FieldRule.numeric()
    #expect(typed("-12.5e3", into: rule) == "-12.5e3")
    #expect(typed("1..5 x", into: rule) == "1.5")
    #expect(typed("123456789", into: rule) == "1234567")
    #expect(rule.objection(to: "-") == nil)
    #expect(rule.finalObjection(to: "-") != nil)
    #expect(rule.finalObjection(to: "1e") != nil)
    #expect(rule.finalObjection(to: "") == nil)
  }

  @Test func `The positive integer preset accepts only digits`() {
    #expect(typed("+1e5E.,- 7", into: .positiveInteger()) == "157")
    #expect(typed("007", into: .positiveInteger()) == "7")
    #expect(typed("007", into: .positiveInteger(leadingZeros: true)) == "007")
    #expect(typed("0", into: .positiveInteger()) == "")
    #expect(typed("05", into: .positiveInteger(zero: true)) == "0")
    #expect(typed("123456", into: .positiveInteger()) == "12345")
  }

  @Test func `The scanner presets accept the same texts as the article's fields`() {
    for text in ["-", "e5", "1e-", " 1", "+5"] {
      #expect(FieldRule.scannedNumeric().objection(to: text) == nil)
      #expect(FieldRule.scannedNumeric().finalObjection(to: text) == nil)
    }
    for text in ["1E5", "E", "+", "+5", "0", "00000", " 5", "5 "] {
      #expect(FieldRule.scannedPositiveInteger().objection(to: text) == nil)
    }
    for text in ["-5", "1e5", "1.5", "123456"] {
      #expect(FieldRule.scannedPositiveInteger().objection(to: text) != nil)
    }
  }
}
