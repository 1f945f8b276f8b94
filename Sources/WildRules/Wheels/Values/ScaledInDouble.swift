import InputLaws
import InputRules

extension WildRule {
  static let scaledInDouble = WildRule(
    "ScaledInDouble", mistake: "The value is multiplied as a double, and rounded a second time.",
    source: "our own",
    caughtBy: ["EveryHundredthIsOnePosition", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      guard case .success = question.count else { return question.count }
      let isNearest = question.rounding == .nearest
      let rule: FloatingPointRoundingRule = isNearest ? .toNearestOrAwayFromZero : .towardZero
      return .success(min(Int(question.places.rounded(rule)), question.set.counts.upperBound))
    })
}
