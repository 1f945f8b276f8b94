import InputLaws
import InputRules

extension WildRule {
  static let negativePartsTaken = WildRule(
    "NegativePartsTaken", mistake: "A negative part is taken off the others.",
    source: "our own",
    caughtBy: ["RunQuantitiesEqualModel"],
    runs: WrongClocks { time, parts in
      guard time == .failure(.noClockTime), (0...99).contains(parts[0]),
        parts.dropFirst().allSatisfy({ (-59...59).contains($0) })
      else { return time }
      let seconds = parts.reduce(0) { $0 * 60 + $1 }
      guard seconds >= 0 else { return time }
      return Result { () throws(RunProblem) in
        try ElapsedTime(microseconds: seconds * 1_000_000)
      }
    })
}
