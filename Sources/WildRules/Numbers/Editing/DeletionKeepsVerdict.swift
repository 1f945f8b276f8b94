import InputLaws
import InputRules

extension WildRule {
  static let deletionKeepsVerdict = WildRule(
    "DeletionKeepsVerdict", mistake: "After a deletion the verdict of before stands.",
    source: "https://github.com/TypeCobolTeam/TypeCobol/pull/2458",
    caughtBy: ["EditedTextIsJudgedAsWritten"],
    numbers: DeletionsUnread())
}

/// A deletion can't bring a wrong scalar in, so there is nothing to be read.
private struct DeletionsUnread: WrongNumbers {
  func problems(
    after edits: [Edit], of text: String, isComplete: Bool, in format: NumberFormat
  ) -> [NumberProblem?] {
    let grammar = isComplete ? NumberGrammar.complete : .partial
    var state = FieldState(text)
    var known = model.problem(of: text, as: grammar, in: format)
    return edits.map { edit in
      state = (try? state.replacing(edit)) ?? state
      if !edit.isDeletion { known = model.problem(of: state.text, as: grammar, in: format) }
      return known
    }
  }
}
