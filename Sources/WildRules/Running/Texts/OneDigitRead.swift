import InputLaws
import InputRules

extension WildRule {
  static let oneDigitRead = WildRule(
    "OneDigitRead", mistake: "1:5 is read as a minute and five seconds.",
    source: "https://github.com/nushell/nushell/pull/17781",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings(mending: { text, _ in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      return parts.map { $0.count == 1 ? "0" + $0 : String($0) }.joined(separator: ":")
    }))
}
