import InputLaws
import InputRules

extension WildRule {
  static let trailingSeparatorRefused = WildRule(
    "TrailingSeparatorRefused",
    mistake:
      "The separator may not be typed before the digit behind it is there.",
    source: "https://github.com/customd/jquery-number/issues/23",
    caughtBy: [
      "ProblemsNameWhatMayFollow", "EveryCompleteNumberCanBeTyped", "ValueKeepsEveryDigit",
      "JudgingEqualsModel",
    ],
    numbers: WrongProblems { question in
      let separator = question.format.symbols.decimalSeparator
      guard question.problem == nil, question.text.unicodeScalars.last == separator else {
        return question.problem
      }
      return NumberProblem(
        offset: question.text.utf16.count - 1, found: separator, expected: [.digit])
    })
}
