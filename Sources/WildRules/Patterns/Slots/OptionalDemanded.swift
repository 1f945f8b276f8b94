import InputLaws
import InputRules

extension WildRule {
  static let optionalDemanded = WildRule(
    "OptionalDemanded", mistake: "An optional slot must be filled before what is behind it.",
    source: "https://github.com/angular-ui/ui-mask/issues/196",
    caughtBy: ["PatternTextsEqualModel", "PatternFieldEqualsModel"],
    patterns: MisreadPatterns(slots: { slot in
      slot.occurrence == .optional ? slot.occurring(.once) : slot
    }))
}
