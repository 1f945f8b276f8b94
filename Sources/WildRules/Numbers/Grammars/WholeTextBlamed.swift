import InputLaws
import InputRules

extension WildRule {
  static let wholeTextBlamed = WildRule(
    "WholeTextBlamed", mistake: "The last scalar is blamed, wherever the problem is.",
    source: "our own",
    caughtBy: ["StrangersAreRefused", "ProblemsNameWhatMayFollow", "JudgingEqualsModel"],
    numbers: WrongProblems { question in
      guard let problem = question.problem, let last = question.text.unicodeScalars.last,
        problem.found != nil
      else { return question.problem }
      return NumberProblem(
        offset: question.text.utf16.count - UTF16.width(last), found: last,
        expected: problem.expected)
    })
}
