import InputLaws
import InputRules

extension WildRule {
  static let separatorNotOffered = WildRule(
    "SeparatorNotOffered",
    mistake:
      "What may follow is said to be a digit, the separator is forgotten.",
    source: "our own",
    caughtBy: ["ProblemsNameWhatMayFollow", "EveryBeginningCanBeCompleted", "JudgingEqualsModel"],
    numbers: WrongProblems { question in
      question.problem.map {
        NumberProblem(
          offset: $0.offset, found: $0.found,
          expected: $0.expected.subtracting([.decimalSeparator, .groupingSeparator]))
      }
    })
}
