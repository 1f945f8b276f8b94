import InputLaws
import InputRules

extension WildRule {
  static let fasterPaceIsGreater = WildRule(
    "FasterPaceIsGreater", mistake: "Of two paces the faster one is taken for the greater.",
    source: "our own",
    caughtBy: ["QuantitiesAreOrdered"], runs: SpeedsForPaces())
}

/// A list of paces that is sorted as speeds are begins with the slowest.
private struct SpeedsForPaces: WrongRuns {
  func isLess(_ one: Pace, than other: Pace) -> Bool { model.isLess(other, than: one) }
}
