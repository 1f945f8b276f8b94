import InputLaws
import InputRules

extension WildRule {
  static let maximumWhileTyping = WildRule(
    "MaximumWhileTyping", mistake: "While typing, −1 is too great where at most −10 may stand.",
    source: "our own",
    caughtBy: ["EveryNumberWithinBoundsCanBeTyped", "BoundsEqualModel"],
    numbers: WrongBounds { question, canBeMended in
      guard let value = question.value, let maximum = question.bounds.maximum else {
        return canBeMended
      }
      return canBeMended && value <= maximum
    })
}
