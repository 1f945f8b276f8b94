import InputLaws
import InputRules

extension WildRule {
  static let lazyAhead = WildRule(
    "LazyAhead", mistake: "Lazy literals appear before there is content behind them.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/685",
    caughtBy: ["LazyLiteralsAwaitContent", "TypingFormattedTextGivesIt"],
    patterns: WrongPatternFields(policies: { $0.literals = .eager }))
}
