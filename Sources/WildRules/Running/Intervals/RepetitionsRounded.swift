import InputLaws
import InputRules

extension WildRule {
  static let repetitionsRounded = WildRule(
    "RepetitionsRounded", mistake: "Repetitions that fit are rounded, not cut.",
    source: Article.runs,
    caughtBy: ["RepetitionsFillTheirTarget", "IntervalsEqualModel"],
    runs: WrongRepetitions { question in
      let isHalf = question.repetitions.remainder.micrometers * 2 >= question.length
      return question.with(complete: question.repetitions.complete + (isHalf ? 1 : 0))
    })
}
