import InputLaws
import InputRules

extension WildRule {
  static let repetitionsOneMore = WildRule(
    "RepetitionsOneMore", mistake: "One more repetition reaches the target, even if none is left.",
    source: "our own",
    caughtBy: ["RepetitionsFillTheirTarget", "IntervalsEqualModel"],
    runs: WrongRepetitions { $0.with(toReach: $0.repetitions.complete + 1) })
}
