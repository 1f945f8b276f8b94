import InputLaws
import InputRules

extension WildRule {
  static let timeInMilliseconds = WildRule(
    "TimeInMilliseconds", mistake: "A time is kept in milliseconds.",
    source: "our own",
    caughtBy: ["QuantitiesAreNearest", "RunQuantitiesEqualModel"],
    runs: WrongTimes { time, _ in
      time.map { right in
        let microseconds = (right.microseconds + 500) / 1_000 * 1_000
        return (try? ElapsedTime(microseconds: microseconds)) ?? right
      }
    })
}
