import InputRules

/// A rule of a field held to a number, by the model but for one mistake; also its objections are
/// the model's.
protocol WrongNumericRule: WrongRule {}

extension WrongNumericRule {
  func objection(to text: String) -> Reason? { model.objection(to: text) }

  func finalObjection(to text: String) -> Reason? { model.finalObjection(to: text) }

  func repaired(_ state: FieldState) -> FieldState { model.repaired(state) }
}
