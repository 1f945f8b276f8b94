import InputLaws
import InputRules

extension WildRule {
  static let paceTextRoundedTwice = WildRule(
    "PaceTextRoundedTwice", mistake: "A pace is made whole microseconds before it is rounded.",
    source: "our own",
    caughtBy: ["TextsAreReadBack", "RunTextsEqualModel"],
    runs: TwiceRoundedPaces())
}

/// 0.4999999999 s for a unit are half a second then.
private struct TwiceRoundedPaces: WrongRuns {
  func text(
    of pace: Pace, per unit: DistanceUnit, isPadded: Bool, rounding: ValueRounding
  ) -> String {
    let form = TimeForm(.minutesSeconds, isPadded: isPadded)
    guard let time = try? model.time(seconds: model.seconds(of: pace, per: unit)) else {
      return model.text(of: pace, per: unit, isPadded: isPadded, rounding: rounding)
    }
    return model.text(of: time, as: form, rounding: rounding)
  }
}
