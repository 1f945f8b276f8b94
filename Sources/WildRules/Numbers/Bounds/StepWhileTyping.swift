import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let stepWhileTyping = WildRule(
    "StepWhileTyping",
    mistake:
      "While typing the step holds already: in fives, no 1 of 15 can be typed.",
    source: "https://github.com/istvan-ujjmeszaros/touchspin/issues/6",
    caughtBy: ["EveryNumberWithinBoundsCanBeTyped", "BoundsEqualModel"],
    numbers: WrongBounds { question, canBeMended in
      guard let value = question.value, let step = question.bounds.step else { return canBeMended }
      let steps = try? NumberBounds(step: step, stepBase: question.bounds.stepBase)
      return canBeMended && ModelNumbers().isWithin(steps ?? .none, value)
    })
}
