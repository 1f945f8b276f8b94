import InputLaws
import InputRules

extension WildRule {
  static let digitAlwaysOffered = WildRule(
    "DigitAlwaysOffered", mistake: "A digit is said to be welcome, also where none may follow.",
    source: "our own",
    caughtBy: ["ProblemsNameWhatMayFollow", "EveryBeginningCanBeCompleted", "JudgingEqualsModel"],
    numbers: WrongProblems { question in
      question.problem.map {
        NumberProblem(
          offset: $0.offset, found: $0.found, expected: $0.expected.union([.digit]))
      }
    })
}
