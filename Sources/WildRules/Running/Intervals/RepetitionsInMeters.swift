import InputLaws
import InputRules

extension WildRule {
  static let repetitionsInMeters = WildRule(
    "RepetitionsInMeters", mistake: "Repetitions are a quotient of meters in doubles.",
    source: "our own",
    caughtBy: ["RepetitionsFillTheirTarget", "IntervalsEqualModel"],
    runs: WrongRepetitions { question in
      let meters = Double(question.target.micrometers) / 1_000_000
      let complete = Int((meters / (Double(question.length) / 1_000_000)).rounded(.down))
      let left = question.target.micrometers - complete * question.length
      guard let remainder = try? Distance(micrometers: max(left, 0)) else {
        return question.repetitions
      }
      return Repetitions(
        complete: complete, remainder: remainder, toReach: complete + (left > 0 ? 1 : 0))
    })
}
