import InputLaws
import InputRules

extension WildRule {
  static let minimumWhileTyping = WildRule(
    "MinimumWhileTyping",
    mistake:
      "While typing the minimum holds already: where it is 10, no 1 can be typed.",
    source: "https://github.com/vlad-ignatov/react-numeric-input/issues/19",
    caughtBy: ["EveryNumberWithinBoundsCanBeTyped", "BoundsEqualModel"],
    numbers: WrongBounds { question, canBeMended in
      guard let value = question.value, let minimum = question.bounds.minimum else {
        return canBeMended
      }
      return canBeMended && value >= minimum
    })
}
