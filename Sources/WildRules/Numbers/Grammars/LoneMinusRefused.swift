import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let loneMinusRefused = WildRule(
    "LoneMinusRefused", mistake: "A minus sign can be put before a number, but not typed first.",
    source: "https://github.com/primefaces/primereact/issues/1427",
    caughtBy: ["ProblemsNameWhatMayFollow", "EveryCompleteNumberCanBeTyped", "JudgingEqualsModel"],
    numbers: WrongProblems { question in
      guard question.problem == nil && !question.isComplete else { return question.problem }
      let model = ModelNumbers()
      let isSign =
        !question.text.isEmpty
        && !question.text.unicodeScalars.contains {
          model.problem(of: String($0), as: .partial, in: .digits(question.format.symbols)) == nil
        }
      let isBeginning =
        isSign && model.problem(of: question.text + "1", as: .complete, in: question.format) == nil
      guard isBeginning else { return nil }
      return NumberProblem(
        offset: 0, found: question.text.unicodeScalars.first, expected: [.digit])
    })
}
