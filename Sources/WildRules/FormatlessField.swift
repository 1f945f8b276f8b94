import InputRules

/// A field as it should be, but that it doesn't say what its own format is made of.
struct FormatlessField: TextRule {
  /// The field as it should be.
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision { model.decide(edit, on: state) }

  func objection(to text: String) -> Reason? { model.objection(to: text) }

  func finalObjection(to text: String) -> Reason? { model.finalObjection(to: text) }

  func repaired(_ state: FieldState) -> FieldState { model.repaired(state) }
}
