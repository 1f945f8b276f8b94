import InputLaws
import InputRules

extension WildRule {
  static let repeatingTakesOne = WildRule(
    "RepeatingTakesOne", mistake: "A repeating slot takes one scalar.",
    source: "our own",
    caughtBy: ["PatternTextsEqualModel", "PatternFieldEqualsModel"],
    patterns: MisreadPatterns(slots: { slot in
      slot.occurrence == .repeating ? slot.occurring(.once) : slot
    }))
}
