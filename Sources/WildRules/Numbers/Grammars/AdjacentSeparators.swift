import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let adjacentSeparators = WildRule(
    "AdjacentSeparators", mistake: "A lenient format takes two separators in a row.",
    source: "https://github.com/openjdk/jdk/pull/18339",
    caughtBy: ["ProblemsNameWhatMayFollow"],
    numbers: WrongProblems { question in
      let separator = question.format.symbols.groupingSeparator
      guard let problem = question.problem, problem.found == separator,
        question.format.grouping == .lenient
      else { return question.problem }
      let scalars = Array(question.text.unicodeScalars)
      var rest = scalars
      for place in scalars.indices.dropFirst().reversed()
      where scalars[place] == separator && scalars[place - 1] == separator {
        rest.remove(at: place)
      }
      let text = String(String.UnicodeScalarView(rest))
      let grammar = question.isComplete ? NumberGrammar.complete : .partial
      return ModelNumbers().problem(of: text, as: grammar, in: question.format) == nil
        ? nil : problem
    })
}
