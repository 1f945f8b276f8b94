import InputLaws
import InputRules

extension WildRule {
  static let paddingCuts = WildRule(
    "PaddingCuts", mistake: "A padded first part has two digits even if it needs more.",
    source: "https://github.com/UNAWatch/una-sdk/pull/252",
    caughtBy: ["EveryTimeOfTheClockIsReadBack", "RunTextsEqualModel"],
    runs: WrongTimeTexts { question in
      let parts = question.text.split(separator: ":")
      guard question.form.isPadded, let first = parts.first else { return question.text }
      return ([first.suffix(2)] + parts.dropFirst()).joined(separator: ":")
    })
}
