import InputLaws
import InputRules
import PropertyExpectations
import PropertyTesting
import Testing
import ReadyFields

/// The rules of chapter N, checked by the laws for every rule.
@Suite struct NumberRuleTests {
  static let texts = Generator<String>.string(of: "0123456789,.-+ ", 0...6)

  static let amounts = Generator<String>.string(of: "01239,.$ ", 0...6)

  static let rules: [Implementation] = [
    Implementation("grouped", NumberField(), typing: texts),
    Implementation(
      "amount",
      NumberField(
        NumberFormat(grouping: .lenient, allowsLeadingZeros: false, fractionDigits: 2...2)),
      typing: texts),
    Implementation(
      "grouped, from 10 to 5,000",
      NumberField(bounds: (try? NumberBounds(minimum: 10, maximum: 5_000, step: 5)) ?? .none),
      typing: texts),
    Implementation("numeric", FieldRule.numeric(), typing: texts),
    Implementation("amount of dollars", AmountField.amount(.usd), typing: amounts),
    Implementation(
      "amount from the right", AmountField.amount(.usd, typing: .shifted), typing: amounts),
    Implementation("positive integer", FieldRule.positiveInteger(), typing: texts),
    Implementation("scanned", FieldRule.scannedNumeric(), typing: texts),
  ]

  @Test(arguments: rules)
  func `Keeps the laws of every rule`(rule: Implementation) {
    for law in Catalogue.universal {
      expectHolds(law.claim(about: rule), RunSettings(cases: 200))
    }
  }
}
