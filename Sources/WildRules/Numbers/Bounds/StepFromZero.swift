import InputLaws
import InputRules

extension WildRule {
  static let stepFromZero = WildRule(
    "StepFromZero", mistake: "Steps are counted from zero, whatever the minimum.",
    source: "https://github.com/acidb/mobiscroll/issues/196",
    caughtBy: ["BoundsHoldTheirEnds", "EveryNumberWithinBoundsCanBeTyped", "BoundsEqualModel"],
    numbers: ZeroBased())
}

/// As if zero could always be reached.
private struct ZeroBased: WrongNumbers {
  func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    let based = try? NumberBounds(
      minimum: bounds.minimum, maximum: bounds.maximum, step: bounds.step, stepBase: .zero)
    return model.isWithin(based ?? bounds, number)
  }
}
