import InputRules
import InputRulesModel

/// A field with a pattern by the model, but for its decisions about some edits.
struct WrongPatternField: TextRule {
  /// The field as it should be.
  let model: ModelPatternField
  /// What is decided about an edit of a state; nil where the model decides.
  let decide: @Sendable (Edit, FieldState) -> Decision?

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decide(edit, state) ?? model.decide(edit, on: state)
  }

  func objection(to text: String) -> Reason? { model.objection(to: text) }

  func finalObjection(to text: String) -> Reason? { model.finalObjection(to: text) }

  func repaired(_ state: FieldState) -> FieldState { model.repaired(state) }

  func isOwn(_ scalar: Unicode.Scalar) -> Bool { model.isOwn(scalar) }

  var ownMinus: Unicode.Scalar? { model.ownMinus }
}
