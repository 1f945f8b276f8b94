import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let partialGroupRefused = WildRule(
    "PartialGroupRefused",
    mistake:
      "While typing, a group must be whole as soon as its separator is there.",
    source: "https://github.com/ericberman/MyFlightbookiOS/issues/43",
    caughtBy: ["EveryCompleteNumberCanBeTyped", "ProblemsNameWhatMayFollow"],
    numbers: WrongProblems { question in
      let separator = question.format.symbols.groupingSeparator
      let isGrouped = question.text.unicodeScalars.contains(separator)
      guard question.problem == nil && isGrouped else { return question.problem }
      return ModelNumbers().problem(of: question.text, as: .complete, in: question.format)
    })
}
