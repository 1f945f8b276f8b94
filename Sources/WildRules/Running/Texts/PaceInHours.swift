import InputLaws
import InputRules

extension WildRule {
  static let paceInHours = WildRule(
    "PaceInHours", mistake: "A pace above an hour is written with hours.",
    source: "our own",
    caughtBy: ["UnitsAgreeOnTheMile", "RunTextsEqualModel"],
    runs: HourPaces())
}

/// Written as any time.
private struct HourPaces: WrongRuns {
  func text(
    of pace: Pace, per unit: DistanceUnit, isPadded: Bool, rounding: ValueRounding
  ) -> String {
    let seconds = model.seconds(of: pace, per: unit)
    guard seconds >= 3_600, let time = try? model.time(seconds: seconds) else {
      return model.text(of: pace, per: unit, isPadded: isPadded, rounding: rounding)
    }
    let form = TimeForm(.hoursMinutesSeconds, isPadded: isPadded)
    return model.text(of: time, as: form, rounding: rounding)
  }
}
