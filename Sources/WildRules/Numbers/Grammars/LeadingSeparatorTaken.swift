import InputLaws
import InputRules

extension WildRule {
  static let leadingSeparatorTaken = WildRule(
    "LeadingSeparatorTaken",
    mistake:
      "“.5” is a number also where the format wants a digit before the separator.",
    source: "our own",
    caughtBy: ["JudgingEqualsModel", "ValueEqualsModel"],
    numbers: MisreadFormats { $0.allowsLeadingSeparator = true })
}
