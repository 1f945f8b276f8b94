import InputLaws
import InputRules

extension WildRule {
  static let trailingSeparatorTaken = WildRule(
    "TrailingSeparatorTaken",
    mistake:
      "“1.” is a number also where the format wants a digit behind the separator.",
    source: "our own",
    caughtBy: ["NumberFieldEqualsModel", "JudgingEqualsModel"],
    numbers: MisreadFormats { $0.allowsTrailingSeparator = true })
}
