import InputLaws
import InputRules

extension WildRule {
  static let offsetInCharacters = WildRule(
    "OffsetInCharacters", mistake: "Where a problem stands is counted in characters.",
    source: "https://github.com/bruits/satteri/issues/185",
    caughtBy: ["ProblemsNameWhatMayFollow", "EveryBeginningCanBeCompleted", "JudgingEqualsModel"],
    numbers: WrongProblems { question in
      question.problem.map { problem in
        let head = String(decoding: question.text.utf16.prefix(problem.offset), as: UTF16.self)
        return NumberProblem(
          offset: head.count, found: problem.found, expected: problem.expected)
      }
    })
}
