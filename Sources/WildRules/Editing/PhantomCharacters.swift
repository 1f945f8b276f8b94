import InputLaws
import InputRules

extension WildRule {
  static let phantomCharacters = WildRule(
    "PhantomCharacters", mistake: "Characters that were refused must still be deleted one by one.",
    source: "https://github.com/flutter/flutter/issues/67963",
    caughtBy: ["VerdictDependsOnlyOnStateAndEdit"],
    subject: RuleSubject("PhantomCharacters") { field throws(RuleError) in
      PhantomRule(model: try field.model())
    })
}

/// The input connection keeps the text as typed, the field as filtered; backspace goes to the
/// former.
private struct PhantomRule: WrongRule {
  let model: any TextRule
  let phantoms = Memory(0)

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    return phantoms.update { phantoms in
      if edit.isDeletion && decision.isAccepted && phantoms > 0 {
        phantoms -= 1
        return .accept(state)
      }
      phantoms = decision.isAccepted ? 0 : edit.replacement.count
      return decision
    }
  }
}
