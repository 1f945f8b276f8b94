import InputLaws
import InputRules

extension WildRule {
  static let refusalClears = WildRule(
    "RefusalClears", mistake: "A refused edit clears the field.",
    source: "https://github.com/dart-archive/angular.dart/issues/574",
    caughtBy: ["RefusalChangesNothing"],
    subject: RuleSubject("RefusalClears") { field throws(RuleError) in
      ClearingRule(model: try field.model())
    })
}

/// An invalid text has no value, and the field is written back from its value.
private struct ClearingRule: WrongRule {
  let model: any TextRule

  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    decide(edit, on: state).newState ?? .empty
  }
}
