import InputLaws
import InputRules

extension WildRule {
  static let groupAfterTooMany = WildRule(
    "GroupAfterTooMany", mistake: "While typing, a separator may follow any number of digits.",
    source: "our own",
    caughtBy: ["ProblemsNameWhatMayFollow", "EveryBeginningCanBeCompleted"],
    numbers: WrongProblems { question in
      let separator = question.format.symbols.groupingSeparator
      guard let problem = question.problem, !question.isComplete, problem.found == separator,
        question.format.grouping == .strict,
        problem.offset == question.text.utf16.count - UTF16.width(separator)
      else { return question.problem }
      let head = question.text.unicodeScalars.dropLast()
      return head.last.map { ("0"..."9").contains($0) } == true ? nil : problem
    })
}
