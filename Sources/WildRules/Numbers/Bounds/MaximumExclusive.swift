import InputLaws
import InputRules

extension WildRule {
  static let maximumExclusive = WildRule(
    "MaximumExclusive", mistake: "The maximum is beyond the bounds.",
    source: "https://github.com/micronaut-projects/micronaut-core/issues/1904",
    caughtBy: ["NumbersAreOrdered", "BoundsHoldTheirEnds", "BoundsEqualModel"],
    numbers: OpenBounds())
}

/// Less than, where less or equal was meant.
private struct OpenBounds: WrongNumbers {
  func isWithin(_ bounds: NumberBounds, _ number: ExactNumber) -> Bool {
    model.isWithin(bounds, number) && number != bounds.maximum
  }
}
