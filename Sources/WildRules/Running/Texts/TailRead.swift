import InputLaws
import InputRules

extension WildRule {
  static let tailRead = WildRule(
    "TailRead", mistake: "What stands behind a time is ignored.",
    source: "our own",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings(mending: { text, form in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      let count = form.parts == .minutesSeconds ? 2 : 3
      guard parts.count >= count else { return text }
      let last = parts[count - 1].prefix(2)
      return (parts.prefix(count - 1) + [last]).joined(separator: ":")
    }))
}
