import InputRules
import InputRulesModel

/// A field with a pattern by the model, but for its decisions about some edits.
struct WrongPatternField: WrongRule {
  /// The field as it should be.
  let model: any TextRule
  /// What is decided about an edit of a state; nil where the model decides.
  let decide: @Sendable (Edit, FieldState) -> Decision?

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decide(edit, state) ?? model.decide(edit, on: state)
  }
}
