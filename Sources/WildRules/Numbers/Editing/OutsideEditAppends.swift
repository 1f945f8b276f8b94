import InputLaws
import InputRules

extension WildRule {
  static let outsideEditAppends = WildRule(
    "OutsideEditAppends", mistake: "An edit outside the text is taken for one at its end.",
    source: "our own",
    caughtBy: ["EditedTextIsJudgedAsWritten"],
    numbers: Appenders())
}

/// Locations are clamped to the text.
private struct Appenders: WrongNumbers {
  func problems(
    after edits: [Edit], of text: String, isComplete: Bool, in format: NumberFormat
  ) -> [NumberProblem?] {
    var state = FieldState(text)
    return edits.map { edit in
      let end = TextRange.caret(at: state.text.utf16.count)
      let appended = Edit(replacing: end, with: edit.replacement)
      state = (try? state.replacing(edit)) ?? (try? state.replacing(appended)) ?? state
      return model.problem(of: state.text, as: isComplete ? .complete : .partial, in: format)
    }
  }
}
