import InputLaws
import InputRules

extension WildRule {
  static let paceReadInHours = WildRule(
    "PaceReadInHours", mistake: "A pace is read as hours and minutes.",
    source: "https://github.com/moment/moment/issues/2341",
    caughtBy: ["TextsAreReadBack", "RunTextsEqualModel"],
    runs: HourReadings())
}

/// 7:52 are hours and minutes.
private struct HourReadings: WrongRuns {
  func pace(of text: String, per unit: DistanceUnit) throws(RunProblem) -> Pace {
    let right = try model.pace(of: text, per: unit)
    guard let time = try? model.time(of: text + ":00", as: .hoursMinutesSeconds),
      let length = try? Distance(micrometers: unit.micrometers)
    else { return right }
    return try Pace(time, for: length)
  }
}
