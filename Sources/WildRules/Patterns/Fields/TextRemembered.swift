import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let textRemembered = WildRule(
    "TextRemembered",
    mistake: "The text before an edit is what the field gave last, whatever it shows now.",
    source: "https://github.com/nesterenkodm/CHRTextFieldFormatter/issues/5",
    caughtBy: ["PatternCommitIsOneEdit", "PatternSessionsUndo"],
    patterns: RememberingFields())
}

/// The field keeps its text beside what is shown; an undo changes one of the two.
private struct RememberingFields: WrongFormatting {
  func field(_ pattern: Pattern, _ policies: PatternPolicies) -> any TextRule {
    let model = ModelPatternField(pattern, policies)
    let remembered = Memory<String?>(nil)
    return WrongPatternField(model: model) { edit, state in
      let text = remembered.update { $0 } ?? state.text
      let known = try? FieldState(text: text, selection: state.selection)
      guard let question = PatternQuestion(pattern, policies, edit, state), let known else {
        return nil
      }
      let decision = question.decision(about: edit, on: known)
      if let next = decision.newState { remembered.update { $0 = next.text } }
      return decision
    }
  }
}
