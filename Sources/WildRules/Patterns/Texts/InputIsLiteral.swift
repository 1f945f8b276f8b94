import InputLaws
import InputRules

extension WildRule {
  static let inputIsLiteral = WildRule(
    "InputIsLiteral", mistake: "What equals a literal ahead is that literal, by any policy.",
    source: "https://github.com/text-mask/text-mask/issues/944",
    caughtBy: ["LookalikesGoByTheirPolicy", "PatternTextsEqualModel"],
    patterns: MisreadPatterns(policies: { $0.lookalikes = .literals }))
}
