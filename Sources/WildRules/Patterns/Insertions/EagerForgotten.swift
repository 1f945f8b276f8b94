import InputLaws
import InputRules

extension WildRule {
  static let eagerForgotten = WildRule(
    "EagerForgotten", mistake: "Eager literals wait for the content behind them.",
    source: "https://github.com/candreoliveira/ngMask/issues/86",
    caughtBy: ["EagerLiteralsAppearAtOnce", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(policies: { $0.literals = .lazy }))
}
