import InputLaws
import InputRules

extension WildRule {
  static let stepIgnored = WildRule(
    "StepIgnored", mistake: "Of the bounds only the ends are looked at.",
    source: "our own",
    caughtBy: ["EveryNumberWithinBoundsCanBeTyped", "BoundsEqualModel"],
    numbers: EndsOnly())
}

/// The step is for the buttons beside the field.
private struct EndsOnly: WrongNumbers {
  func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    let ends = try? NumberBounds(minimum: bounds.minimum, maximum: bounds.maximum)
    return model.isWithin(ends ?? bounds, number)
  }
}
