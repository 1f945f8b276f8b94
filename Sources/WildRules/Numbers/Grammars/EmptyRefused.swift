import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let emptyRefused = WildRule(
    "EmptyRefused", mistake: "The empty text is no beginning of a number, so nothing can be typed.",
    source: "https://github.com/carbon-design-system/carbon-components-svelte/pull/2550",
    caughtBy: ["EveryCompleteNumberCanBeTyped", "ProblemsNameWhatMayFollow", "JudgingEqualsModel"],
    numbers: WrongProblems { question in
      guard question.text.isEmpty else { return question.problem }
      return ModelNumbers().problem(of: "", as: .complete, in: question.format)
    })
}
