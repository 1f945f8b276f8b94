import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let firstGroupOfFour = WildRule(
    "FirstGroupOfFour", mistake: "Strictly grouped digits may have one too many in front.",
    source: "our own",
    caughtBy: ["ProblemsNameWhatMayFollow"],
    numbers: WrongProblems { question in
      guard let problem = question.problem, question.format.grouping == .strict else {
        return question.problem
      }
      let text = question.text.unicodeScalars
      guard let first = text.first, ("1"..."9").contains(first) else { return problem }
      let rest = String(text.dropFirst())
      let model = ModelNumbers()
      let grammar = question.isComplete ? NumberGrammar.complete : .partial
      let isNumber = model.problem(of: rest, as: grammar, in: question.format) == nil
      return isNumber && ("0"..."9").contains(text.dropFirst().first ?? "-") ? nil : problem
    })
}
