import InputLaws
import InputRules

extension WildRule {
  static let pushesTailOut = WildRule(
    "PushesTailOut", mistake: "At the limit, an insertion pushes trailing text out.",
    source: "https://github.com/ueberdosis/tiptap/issues/2245",
    caughtBy: ["RewritingIsIdempotent", "EditEqualsModel", "EditSequencesEqualModel"],
    subject: RuleSubject("PushesTailOut") { field throws(RuleError) in
      TailLosingRule(field: field, model: try field.model())
    })
}

/// Cutting the whole text to the limit is one line; it takes from the end, wherever the caret is.
private struct TailLosingRule: WrongRule {
  let field: FieldDescription
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard !edit.isDeletion, !decision.isAccepted, let whole = try? state.replacing(edit)
    else { return decision }
    let inserted = String(whole.text.utf16.prefix(whole.selection.location)) ?? whole.text
    let text = cut(whole.text)
    guard text.utf16.starts(with: inserted.utf16) else { return decision }
    let cut = try? FieldState(text: text, selection: whole.selection)
    return cut.map(Decision.rewrite) ?? decision
  }

  /// The text without the characters at its end that are beyond a limit.
  private func cut(_ text: String) -> String {
    var text = text
    for case .maximumLength(let limit, let unit) in field.conditions {
      while unit.length(of: text) > limit { text.removeLast() }
    }
    return text
  }
}
