import InputLaws
import InputRules

extension WildRule {
  static let stateOneBehind = WildRule(
    "StateOneBehind",
    mistake:
      "After a deletion, reading goes on with the state behind what was deleted.",
    source: "https://github.com/odvcencio/gotreesitter/pull/360",
    caughtBy: ["EditedTextIsJudgedAsWritten"],
    numbers: LateStates())
}

/// The states behind every scalar are kept, and the one at the end of the edited range is taken,
/// as if that were still there.
private struct LateStates: WrongNumbers {
  func problems(
    after edits: [Edit], of text: String, isComplete: Bool, in format: NumberFormat
  ) -> [NumberProblem?] {
    let grammar = isComplete ? NumberGrammar.complete : .partial
    var state = FieldState(text)
    return edits.map { edit in
      let before = state.text
      state = (try? state.replacing(edit)) ?? state
      let isCut = edit.isDeletion && !before.utf16.elementsEqual(state.text.utf16)
      return model.problem(of: isCut ? before : state.text, as: grammar, in: format)
    }
  }
}
