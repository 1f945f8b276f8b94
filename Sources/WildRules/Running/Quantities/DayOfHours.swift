import InputLaws
import InputRules

extension WildRule {
  static let dayOfHours = WildRule(
    "DayOfHours", mistake: "A clock shows 23 hours at most, as that of a day does.",
    source: "https://github.com/moment/moment/issues/981",
    caughtBy: ["EveryTimeOfTheClockIsReadBack", "RunQuantitiesEqualModel"],
    runs: WrongClocks { time, parts in parts[0] > 23 ? .failure(.noClockTime) : time })
}
