import InputLaws
import InputRules

extension WildRule {
  static let repetitionsNoMore = WildRule(
    "RepetitionsNoMore", mistake: "The repetitions that fit are told to reach the target.",
    source: "our own",
    caughtBy: ["RepetitionsFillTheirTarget", "IntervalsEqualModel"],
    runs: WrongRepetitions { $0.with(toReach: $0.repetitions.complete) })
}
