import InputLaws
import InputRules

extension WildRule {
  static let hyphenWritten = WildRule(
    "HyphenWritten", mistake: "A hyphen is written for the minus sign of the locale.",
    source: "https://github.com/akeneo/pim-community-dev/pull/8308",
    caughtBy: ["WritingEqualsModel"],
    numbers: WrongTexts(changing: { text, format in
      let minus = format.symbols.minusSign
      return text.hasPrefix(minus) ? "-" + text.dropFirst(minus.count) : text
    }))
}
