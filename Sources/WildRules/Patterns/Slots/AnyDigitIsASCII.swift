import InputLaws
import InputRules

extension WildRule {
  static let anyDigitIsASCII = WildRule(
    "AnyDigitIsASCII", mistake: "A slot for any digit takes those from 0 to 9 alone.",
    source: "https://github.com/jackocnr/intl-tel-input/issues/2105",
    caughtBy: ["FormattingKeepsItsContent", "TextsAreReadByPlace"],
    patterns: MisreadPatterns(slots: { slot in
      slot.content == .anyDigit ? slot.taking(.digit) : slot
    }))
}
