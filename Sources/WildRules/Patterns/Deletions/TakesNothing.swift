import InputLaws
import InputRules

extension WildRule {
  static let takesNothing = WildRule(
    "TakesNothing",
    mistake: "A deletion of literals moves the caret, though it should take a digit.",
    source: "https://github.com/Serheo/PhoneNumberFormatter/issues/12",
    caughtBy: ["TakingTakesTheNearestContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(onLiterals: .takes, as: .moves))
}
