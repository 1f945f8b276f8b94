import InputLaws
import InputRules

extension WildRule {
  static let fewestDemanded = WildRule(
    "FewestDemanded",
    mistake:
      "A number with fewer digits behind the separator than are written isn’t read.",
    source: "our own",
    caughtBy: [
      "EveryCompleteNumberCanBeTyped", "ValueKeepsEveryDigit", "ProblemsNameWhatMayFollow",
      "ValueEqualsModel",
    ],
    numbers: WrongProblems { question in
      let separator = question.format.symbols.decimalSeparator
      let parts = question.text.unicodeScalars.split(
        separator: separator, omittingEmptySubsequences: false)
      guard question.isComplete, question.problem == nil,
        question.format.minimumFractionDigits > (parts.count > 1 ? parts[1].count : 0)
      else { return question.problem }
      return NumberProblem(
        offset: question.text.utf16.count, found: nil,
        expected: parts.count > 1 ? [.digit] : [.digit, .decimalSeparator])
    })
}
