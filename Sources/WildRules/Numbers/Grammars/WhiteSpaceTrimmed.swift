import InputLaws
import InputRules

extension WildRule {
  static let whiteSpaceTrimmed = WildRule(
    "WhiteSpaceTrimmed", mistake: "White space before and behind a number is trimmed.",
    source: "https://github.com/plotly/fast-isnumeric/issues/1",
    caughtBy: [
      "StrangersAreRefused", "ProblemsNameWhatMayFollow", "EveryBeginningCanBeCompleted",
      "JudgingEqualsModel",
    ],
    numbers: MisreadTexts { text, _ in
      let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
      let trimmed = scalars.reversed().drop { $0.properties.isWhitespace }.reversed()
      return String(String.UnicodeScalarView(trimmed))
    })
}
