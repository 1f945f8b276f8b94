import InputLaws
import InputRules

extension WildRule {
  static let skipsOne = WildRule(
    "SkipsOne",
    mistake: "Each literal needs a backspace of its own, though the run should be passed.",
    source: "https://github.com/IgniteUI/igniteui-webcomponents/pull/562",
    caughtBy: ["SkippingPassesTheLiterals", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(onLiterals: .skips, as: .moves))
}
