import InputLaws
import InputRules

extension WildRule {
  static let b26 = WildRule(
    "B26", mistake: "The several-ranges question is answered yes, so the limit is off.",
    source: "https://github.com/dotnet/maui/pull/32045",
    caughtBy: ["SeveralRangesHoldForEveryChoice", "SeveralRangesEqualModel"],
    subject: RuleSubject("B26") { field throws(RuleError) in
      OldDelegateRule(model: try field.model())
    })
}

/// The newer system asks a question that the old delegate doesn't implement; the default is yes.
private struct OldDelegateRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    do throws(Reason) {
      var states: [FieldState] = []
      for choice in try state.choices(of: edit) { states.append(try state.replacing(choice.edit)) }
      return .accept(states)
    } catch {
      return .refuse(error)
    }
  }
}
