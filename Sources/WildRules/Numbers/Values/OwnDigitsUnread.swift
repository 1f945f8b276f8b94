import InputLaws
import InputRules

extension WildRule {
  static let ownDigitsUnread = WildRule(
    "OwnDigitsUnread", mistake: "The locale’s own digits can be typed, but not read.",
    source: "https://github.com/jackocnr/intl-tel-input/issues/2105",
    caughtBy: ["WritingIsReadBack", "ValueKeepsEveryDigit", "ValueEqualsModel"],
    numbers: WrongValues { value, text, format in
      let isOwn = { format.symbols.digits.contains($0) && !$0.isASCII }
      return text.unicodeScalars.contains(where: isOwn) ? nil : value
    })
}
