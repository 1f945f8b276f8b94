import InputLaws
import InputRules

extension WildRule {
  static let stepByRemainder = WildRule(
    "StepByRemainder",
    mistake:
      "Steps are counted by a floating-point remainder: 0.3 is no multiple of 0.1.",
    source: "https://github.com/form-validation/form-validation/issues/128",
    caughtBy: ["BoundsHoldTheirEnds", "BoundsEqualModel"],
    numbers: FloatingSteps())
}

/// What `%` does in most languages.
private struct FloatingSteps: WrongNumbers {
  func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    let range = try? NumberBounds(minimum: bounds.minimum, maximum: bounds.maximum)
    guard let range, let step = bounds.step, let divisor = try? model.double(step),
      let base = try? model.double(bounds.stepBase), let value = try? model.double(number)
    else { return model.isWithin(bounds, number) }
    return model.isWithin(range, number)
      && (value - base).truncatingRemainder(dividingBy: divisor) == 0
  }
}
