import InputLaws
import InputRules

extension WildRule {
  static let firstChoiceOnly = WildRule(
    "FirstChoiceOnly", mistake: "Of several ranges only the first is judged as the chosen one.",
    source: "https://github.com/dotnet/maui/issues/33316",
    caughtBy: ["SeveralRangesHoldForEveryChoice", "SeveralRangesEqualModel"],
    subject: RuleSubject("FirstChoiceOnly") { field throws(RuleError) in
      FirstChoiceRule(model: try field.model())
    })
}

/// The old question had one range, so the new one is answered by passing its first on.
private struct FirstChoiceRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    let decision = model.decide(edit, on: state)
    guard !edit.replacement.isEmpty, let choices = try? state.choices(of: edit),
      let first = choices.first, model.decide(first.edit, on: state).isAccepted
    else { return decision }
    return .accept(choices.compactMap { try? state.replacing($0.edit) })
  }
}
