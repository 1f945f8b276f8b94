import InputLaws
import InputRules

extension WildRule {
  static let leadingZerosRefused = WildRule(
    "LeadingZerosRefused", mistake: "The first part is read in two digits at most.",
    source: "https://github.com/sleepepi/slice/issues/568",
    caughtBy: ["EveryTimeOfTheClockIsReadBack", "RunTextsEqualModel"],
    runs: WrongTimeReadings { time, text, _ in
      let first = text.prefix { $0 != ":" }.count
      guard case .success = time, first > 2 else { return time }
      return .failure(.unreadable(offset: 2))
    })
}
