import InputLaws
import InputRules

extension WildRule {
  static let digitTakesAnyScript = WildRule(
    "DigitTakesAnyScript", mistake: "A slot for an ASCII digit takes digits of any script.",
    source: "https://github.com/apache/commons-validator/pull/380",
    caughtBy: ["JunkChangesNothing", "PatternFieldEqualsModel"],
    patterns: MisreadPatterns(slots: { slot in
      slot.content == .digit ? slot.taking(.anyDigit) : slot
    }))
}
