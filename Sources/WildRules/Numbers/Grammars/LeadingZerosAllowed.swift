import InputLaws
import InputRules

extension WildRule {
  static let leadingZerosAllowed = WildRule(
    "LeadingZerosAllowed", mistake: "A number may begin with zeros, though its format has none.",
    source: "https://github.com/haskell/aeson/issues/480",
    caughtBy: ["JudgingEqualsModel", "ValueEqualsModel"],
    numbers: MisreadFormats { $0.allowsLeadingZeros = true })
}
