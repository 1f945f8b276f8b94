import InputLaws
import InputRules

extension WildRule {
  static let remainderOfRepetition = WildRule(
    "RemainderOfRepetition", mistake: "What a last repetition has over is told, not what is left.",
    source: "our own",
    caughtBy: ["RepetitionsFillTheirTarget", "IntervalsEqualModel"],
    runs: WrongRepetitions { question in
      let left = question.repetitions.remainder.micrometers
      let over = left == 0 ? 0 : question.length - left
      return Repetitions(
        complete: question.repetitions.complete,
        remainder: (try? Distance(micrometers: over)) ?? question.repetitions.remainder,
        toReach: question.repetitions.toReach)
    })
}
