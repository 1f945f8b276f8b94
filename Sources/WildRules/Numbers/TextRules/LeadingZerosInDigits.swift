import InputLaws
import InputRules

extension WildRule {
  static let leadingZerosInDigits = WildRule(
    "LeadingZerosInDigits",
    mistake:
      "A positive integer may begin with zeros whatever its format says.",
    source: "https://github.com/maciejhirsz/json-rust/issues/40",
    caughtBy: ["PositiveIntegerIsDigitsOnly", "NumericFieldEqualsModel"],
    subject: .misreadingNumbers("LeadingZerosInDigits") { $0.format.allowsLeadingZeros = true })
}
