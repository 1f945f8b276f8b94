import InputLaws
import InputRules

extension WildRule {
  static let skipTakes = WildRule(
    "SkipTakes", mistake: "A backspace that should pass literals takes the digit before them.",
    source: "our own",
    caughtBy: ["SkippingPassesTheLiterals"],
    patterns: WrongPatternFields(\.backspace, .skips, as: .takes))
}
