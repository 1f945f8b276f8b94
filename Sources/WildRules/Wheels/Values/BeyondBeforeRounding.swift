import InputLaws
import InputRules

extension WildRule {
  static let beyondBeforeRounding = WildRule(
    "BeyondBeforeRounding", mistake: "A value is held to the last position before it is rounded.",
    source: "our own",
    caughtBy: ["ActionsAnswerAsTheirFunctions", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      guard case .success(let count) = question.count,
        question.places > Double(question.set.counts.upperBound)
      else { return question.count }
      return .failure(.beyond(last: count))
    })
}
