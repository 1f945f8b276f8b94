import InputLaws
import InputRules

extension WildRule {
  static let lenientLoneComma = WildRule(
    "LenientLoneComma", mistake: "A separator anywhere is dropped, so that 1,5 is 15.",
    source: "https://github.com/globalizejs/globalize/issues/616",
    caughtBy: [
      "SeparatorsAreNeverReinterpreted", "ProblemsNameWhatMayFollow",
      "EveryBeginningCanBeCompleted", "JudgingEqualsModel",
    ],
    numbers: MisreadTexts { text, format in
      guard format.grouping == .lenient else { return text }
      let separator = format.symbols.groupingSeparator
      let scalars = text.unicodeScalars
      let isLone = scalars.filter { $0 == separator }.count == 1
      let isBetweenDigits =
        scalars.first != separator && scalars.last != separator && scalars.count > 2
      guard isLone && isBetweenDigits else { return text }
      return String(String.UnicodeScalarView(scalars.filter { $0 != separator }))
    })
}
