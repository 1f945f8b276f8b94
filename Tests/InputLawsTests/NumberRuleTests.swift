import InputLaws
import InputRules
import PropertyExpectations
import PropertyTesting
import Testing

/// The rules of chapter N under the laws of every text rule.
@Suite struct NumberRuleTests {
  static let texts = Generator<String>.string(of: "0123456789,.-+ ", 0...6)

  static let rules: [RuleSubject] = [
    RuleSubject("grouped", NumberField(), typing: texts),
    RuleSubject(
      "amount",
      NumberField(
        NumberFormat(grouping: .lenient, allowsLeadingZeros: false, fractionDigits: 2...2)),
      typing: texts),
    RuleSubject(
      "grouped, from 10 to 5,000",
      NumberField(bounds: (try? NumberBounds(minimum: 10, maximum: 5_000, step: 5)) ?? .none),
      typing: texts),
    RuleSubject("numeric", FieldRule.numeric(), typing: texts),
    RuleSubject("positive integer", FieldRule.positiveInteger(), typing: texts),
    RuleSubject("scanned", FieldRule.scannedNumeric(), typing: texts),
  ]

  @Test(arguments: Catalogue.universal, rules)
  func keepsTheLawsOfEveryRule(law: Law, rule: RuleSubject) throws {
    expectHolds(try #require(law.claim(about: rule)), RunSettings(cases: 200))
  }
}
