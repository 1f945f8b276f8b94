import InputLaws
import InputRules

extension WildRule {
  static let timeOffsetZero = WildRule(
    "TimeOffsetZero", mistake: "A text that is no time is blamed from its start.",
    source: "our own",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings { time, _, _ in
      guard case .failure(.unreadable) = time else { return time }
      return .failure(.unreadable(offset: 0))
    })
}
