import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let fractionOneOver = WildRule(
    "FractionOneOver", mistake: "The fraction may have one digit more than its format says.",
    source: "our own",
    caughtBy: ["JudgingEqualsModel"],
    numbers: WrongProblems { question in
      guard let problem = question.problem else { return nil }
      var format = question.format
      let most = format.maximumFractionDigits
      guard most > 0 && most < .max else { return problem }
      format.fractionDigits = 0...(most + 1)
      let grammar = question.isComplete ? NumberGrammar.complete : .partial
      return ModelNumbers().problem(of: question.text, as: grammar, in: format)
    })
}
