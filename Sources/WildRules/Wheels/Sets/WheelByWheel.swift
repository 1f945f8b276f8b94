import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let wheelByWheel = WildRule(
    "WheelByWheel", mistake: "The first wheel with a problem is named, not the first problem.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard case .noRows(let empty) = question.problem else { return question.problem }
      let before = Array(question.wheels.prefix(empty))
      let fractionDigits = min(max(question.fractionDigits, 0), 9)
      let problem = ModelWheels().problem(of: before, fractionDigits: fractionDigits)
      guard case .equalTitles = problem else { return question.problem }
      return problem
    })
}
