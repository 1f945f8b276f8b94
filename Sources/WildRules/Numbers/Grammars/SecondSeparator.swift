import InputLaws
import InputRules

extension WildRule {
  static let secondSeparator = WildRule(
    "SecondSeparator", mistake: "While typing, a second decimal separator is let through.",
    source: "https://github.com/KevinSheedy/jquery.alphanum/issues/1",
    caughtBy: ["ProblemsNameWhatMayFollow", "EveryBeginningCanBeCompleted", "JudgingEqualsModel"],
    numbers: WrongProblems { question in
      let scalars = question.text.unicodeScalars
      let separator = question.format.symbols.decimalSeparator
      let isSecond =
        question.problem?.found == separator && scalars.filter { $0 == separator }.count == 2
      return isSecond && !question.isComplete ? nil : question.problem
    })
}
