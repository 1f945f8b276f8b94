import InputLaws
import InputRules

extension WildRule {
  static let speedsComparedAsDoubles = WildRule(
    "SpeedsComparedAsDoubles", mistake: "Speeds are compared as doubles.",
    source: "our own",
    caughtBy: ["QuantitiesAreOrdered"], runs: DoubleSpeeds())
}

/// Two speeds that are nearly the same have the same double.
private struct DoubleSpeeds: WrongRuns {
  func isLess(_ one: Speed, than other: Speed) -> Bool {
    model.value(of: one, in: .metersPerSecond) < model.value(of: other, in: .metersPerSecond)
  }
}
